# advice: Your function asks for `most` in every call, and the first sample leaves it out: a TypeError. Give the parameter a default.
# look: 01-one-leads
def rank_senders(lines, most):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [f"{count} {sender}" for sender, count in ranked[:most]]
