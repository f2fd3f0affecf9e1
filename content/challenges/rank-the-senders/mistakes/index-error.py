# advice: Your loop takes `most` turns, and with two senders the third one ends with an IndexError. A slice stops at the end by itself.
# look: 01-one-leads
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    result = []
    for index in range(most):
        result.append(f"{ranked[index][1]} {ranked[index][0]}")
    return result
