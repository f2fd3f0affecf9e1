# advice: If nothing was held, you return `None`. The brief asks for an empty list.
# look: 01-no-lines
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        _, sender, action = line.split(" ")
        if action == "held":
            sender = sender.lower()
            counts[sender] = counts.get(sender, 0) + 1
    if not counts:
        return None
    ranked = sorted(counts, key=lambda s: (-counts[s], s))
    return [f"{counts[s]} {s}" for s in ranked[:most]]
