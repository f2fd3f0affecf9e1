# advice: You count the mails that passed. The ranking is about those that were held.
# look: 01-one-leads
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "passed":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [f"{count} {sender}" for sender, count in ranked[:most]]
