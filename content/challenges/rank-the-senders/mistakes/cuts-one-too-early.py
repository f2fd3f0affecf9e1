# advice: With 2 for `most` you return one sender. A slice already leaves its end out, so there is nothing to subtract.
# look: 02-a-tie-and-a-short-list
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        _, sender, action = line.split(" ")
        if action == "held":
            sender = sender.lower()
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts, key=lambda s: (-counts[s], s))
    return [f"{counts[s]} {s}" for s in ranked[:most - 1]]
