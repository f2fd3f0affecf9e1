# advice: You count every line, so ann@gannet.example, whose mail passed, is in the ranking. Look at the third field.
# look: 02-a-tie-and-a-short-list
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [f"{count} {sender}" for sender, count in ranked[:most]]
