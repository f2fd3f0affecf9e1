# title: Mask the difference
# why: XOR leaves a 1 wherever two addresses differ, and the mask keeps the network's bits of it. If nothing is left, they are neighbors. Routers store a prefix as such a mask.
def value_of(address):
    """Read the four bytes of an address as one number."""
    return int.from_bytes(bytes(int(part) for part in address.split(".")), "big")


def inside(network, addresses):
    """Return the addresses that belong to the network, in the order in which they came."""
    base, _, prefix = network.partition("/")
    mask = 2**32 - 2 ** (32 - int(prefix))
    return list(filter(lambda address: (value_of(address) ^ value_of(base)) & mask == 0, addresses))
