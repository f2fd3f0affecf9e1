def inside(network, addresses):
    """Return the addresses that belong to the network, in the order in which they came."""
    return []
