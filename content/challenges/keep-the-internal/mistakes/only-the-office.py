# advice: You keep the office, but 172.16.4.2 belongs to the harbor, the second row of the table. An address is internal if it is in either of them.
# look: 01-three-of-five
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    cleaned = [address.strip() for address in addresses]
    return [address for address in cleaned if address.split(".")[:2] == ["10", "20"]]
