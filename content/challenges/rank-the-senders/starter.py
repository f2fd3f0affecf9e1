def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    counts = {}
    return counts
