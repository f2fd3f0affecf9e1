def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    return addresses
