# advice: You return one text with "\n" in it. The brief wants a list with a text for each sender.
# look: 01-one-leads
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return "\n".join([f"{count} {sender}" for sender, count in ranked[:most]])
