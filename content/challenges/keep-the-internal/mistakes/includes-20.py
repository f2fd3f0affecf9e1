# advice: You let 172.20.0.1 in. The harbor ends at 19: which number does your comparison still accept?
# look: 03-one-beyond-the-harbor
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if (first == 10 and second == 20) or (first == 172 and 16 <= second <= 20):
            kept.append(address)
    return kept
