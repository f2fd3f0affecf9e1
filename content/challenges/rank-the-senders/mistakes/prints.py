# advice: You print the ranking and return None. Let the function return the list.
# look: 01-one-leads
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    for sender, count in ranked[:most]:
        print(count, sender)
