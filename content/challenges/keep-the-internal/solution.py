def is_internal(address):
    """Tell whether an address belongs to the office or the harbor."""
    # Compared as numbers, 10.2 and 10.200 can't pass for 10.20.
    first, second = [int(part) for part in address.split(".")[:2]]
    return (first == 10 and second == 20) or (first == 172 and 16 <= second <= 19)


def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    # Clean first, so that the question and the answer see the same text.
    cleaned = [address.strip() for address in addresses]
    return [address for address in cleaned if is_internal(address)]
