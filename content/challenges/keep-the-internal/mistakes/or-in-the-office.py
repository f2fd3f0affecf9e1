# advice: You keep 10.21.0.7, because with `or` one of the two numbers of the office is enough. Both the first and the second number have to fit.
# look: 03-private-and-not-yours
def is_internal(address):
    """Tell whether an address belongs to the office or the harbor."""
    first, second = [int(part) for part in address.split(".")[:2]]
    return (first == 10 or second == 20) or (first == 172 and 16 <= second <= 19)


def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    cleaned = [address.strip() for address in addresses]
    return [address for address in cleaned if is_internal(address)]
