# advice: You return 10.20.0.7 once, although it called twice. The order of the calls is wanted, with every repetition.
# look: 04-an-address-that-comes-twice
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        is_internal = (first == 10 and second == 20) or (first == 172 and 16 <= second <= 19)
        if is_internal and address not in kept:
            kept.append(address)
    return kept
