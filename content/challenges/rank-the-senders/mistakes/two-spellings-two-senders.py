# advice: You count Billing@Gannet.example and billing@gannet.example as two senders. Bring the name into one form before it becomes a key.
# look: 03-uppercase-and-lowercase
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        clock, sender, action = line.split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [f"{count} {sender}" for sender, count in ranked[:most]]
