# advice: You compare the beginning of the text, and "10.200.0.7" begins with "10.20" too. Where does the second number end?
# look: 06-one-digit-more
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    cleaned = [address.strip() for address in addresses]
    return [address for address in cleaned if address.startswith(("10.20", "172.16", "172.17", "172.18", "172.19"))]
