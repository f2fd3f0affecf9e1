# advice: You look for "held" anywhere in the line, and held@x.example has it in its name. Compare the third field.
# look: 09-a-sender-called-held
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    for line in lines:
        if "held" in line:
            sender = line.lower().split()[1]
            counts[sender] = counts.get(sender, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [f"{count} {sender}" for sender, count in ranked[:most]]
