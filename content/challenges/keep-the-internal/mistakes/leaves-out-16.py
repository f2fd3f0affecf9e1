# advice: You leave 172.16.4.2 out, because 16 isn't greater than 16. The harbor begins at 16, and that number belongs to it.
# look: 01-three-of-five
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if (first == 10 and second == 20) or (first == 172 and 16 < second <= 19):
            kept.append(address)
    return kept
