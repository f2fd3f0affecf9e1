# advice: You return the addresses sorted, and the order of the calls is lost: 172.17.0.3 called first. Leave them as they came.
# look: 05-an-order-that-is-not-sorted
def is_internal(address):
    first, second = [int(part) for part in address.split(".")[:2]]
    return (first == 10 and second == 20) or (first == 172 and 16 <= second <= 19)


def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    return sorted([address.strip() for address in addresses if is_internal(address.strip())])
