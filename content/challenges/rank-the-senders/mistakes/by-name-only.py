# advice: You sort by name and forget the counts: a@x.example comes first, although c@x.example has three. The count decides first.
# look: 11-the-leader-comes-last
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items())
    return [f"{count} {sender}" for sender, count in ranked[:most]]
