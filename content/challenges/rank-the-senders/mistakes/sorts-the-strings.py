# advice: You sort the finished strings, and as text "9" is greater than "10". Sort by the counts while they are numbers.
# look: 04-counts-of-two-digits
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    texts = sorted([f"{count} {sender}" for sender, count in counts.items()])
    return sorted(texts, key=lambda text: text[0], reverse=True)[:most]
