# advice: You return pairs of sender and count. The brief wants a text for each, such as "2 billing@gannet.example".
# look: 01-one-leads
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:most]
