# advice: You sort the finished strings downwards: win@prize.example then comes before bank@safe.example, and "9" before "10". Sort by the count as a number, and by the name upwards.
# look: 02-a-tie-and-a-short-list
def rank_senders(lines, most=3):
    counts = {}
    for line in lines:
        _, sender, action = line.split(" ")
        if action == "held":
            sender = sender.lower()
            counts[sender] = counts.get(sender, 0) + 1
    return sorted([f"{n} {s}" for s, n in counts.items()], reverse=True)[:most]
