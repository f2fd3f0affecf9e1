# advice: You return three senders although `most` is 2. A slice stops before its second number, so nothing has to be added to it.
# look: 02-a-tie-and-a-short-list
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [f"{count} {sender}" for sender, count in ranked[:most + 1]]
