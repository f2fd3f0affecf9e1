# advice: You turn the names into lowercase only when you write the strings, so two spellings are still counted apart: you return "1 billing@gannet.example" twice. Do it before counting.
# look: 03-uppercase-and-lowercase
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        clock, sender, action = line.split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0].lower()))
    return [f"{count} {sender.lower()}" for sender, count in ranked[:most]]
