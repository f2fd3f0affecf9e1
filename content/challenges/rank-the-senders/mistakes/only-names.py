# advice: You return the names without their counts. Each text begins with the count, as in "2 billing@gannet.example".
# look: 01-one-leads
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts, key=lambda s: (-counts[s], s))
    return ranked[:most]
