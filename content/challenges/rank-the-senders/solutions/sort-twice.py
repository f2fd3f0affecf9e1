# title: Sort by name, then by count
# why: `sorted` leaves equal ones in the order in which they came. So sort by what decides last first: the names, then the counts. It needs no tuple and no minus sign, so it also works where the first key is a text.
def rank_senders(lines, most=3):
    """Return the senders with the most held mails, the worst first."""
    held = [line.split()[1].lower() for line in lines if line.endswith(" held")]
    by_name = sorted(set(held))
    by_count = sorted(by_name, key=held.count, reverse=True)
    return [str(held.count(sender)) + " " + sender for sender in by_count][:most]
