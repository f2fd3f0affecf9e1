# advice: You write the sender before the count: "billing@gannet.example 2". In the brief, the count comes first.
# look: 01-one-leads
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [f"{sender} {count}" for sender, count in ranked[:most]]
