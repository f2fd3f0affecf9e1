# advice: You return a count and a sender as two values. Each element is one string, such as "2 billing@gannet.example".
# look: 01-one-leads
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        _, sender, action = line.split(" ")
        if action == "held":
            sender = sender.lower()
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts, key=lambda s: (-counts[s], s))
    return [(counts[s], s) for s in ranked[:most]]
