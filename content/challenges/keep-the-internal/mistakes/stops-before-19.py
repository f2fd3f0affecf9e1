# advice: You leave 172.19.255.255 out. `range(16, 19)` stops before its second number, and 19 belongs to the harbor.
# look: 02-both-ends-of-the-harbor
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if (first == 10 and second == 20) or (first == 172 and second in range(16, 19)):
            kept.append(address)
    return kept
