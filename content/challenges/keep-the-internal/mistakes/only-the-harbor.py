# advice: You keep the harbor, but 10.20.0.7 belongs to the office, the first row of the table. An address is internal if it is in either of them.
# look: 01-three-of-five
def is_internal(address):
    """Tell whether an address belongs to the office or the harbor."""
    first, second = [int(part) for part in address.split(".")[:2]]
    return first == 172 and 16 <= second <= 19


def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    cleaned = [address.strip() for address in addresses]
    return [address for address in cleaned if is_internal(address)]
