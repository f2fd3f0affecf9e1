# advice: You cut the tally to `most` before you sort it, so bank@safe.example never gets a chance. Rank first, then cut.
# look: 02-a-tie-and-a-short-list
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        clock, sender, action = line.lower().split()
        if action == "held":
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(list(counts.items())[:most], key=lambda pair: (-pair[1], pair[0]))
    return [f"{count} {sender}" for sender, count in ranked]
