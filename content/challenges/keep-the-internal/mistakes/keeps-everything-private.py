# advice: You keep every private address, so 10.21.0.7 and 192.168.20.10 are in your list. The table has only two networks.
# look: 03-private-and-not-yours
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if first == 10 or (first == 172 and 16 <= second <= 31) or (first == 192 and second == 168):
            kept.append(address)
    return kept
