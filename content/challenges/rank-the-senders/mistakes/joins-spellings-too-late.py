# advice: You call `lower` only when you build the strings, so billing@gannet.example is in your ranking twice with a count of 1 each. Do it before you count.
# look: 03-uppercase-and-lowercase
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        _, sender, action = line.split(" ")
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts, key=lambda s: (-counts[s], s))
    return [f"{counts[s]} {s.lower()}" for s in ranked[:most]]
