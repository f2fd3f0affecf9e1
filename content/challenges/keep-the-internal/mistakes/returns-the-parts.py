# advice: You return the four parts of each address, ["10", "20", "0", "7"]. The caller asks for the address as one text, without the spaces at its ends.
# look: 01-three-of-five
def is_internal(address):
    """Tell whether an address belongs to the office or the harbor."""
    first, second = [int(part) for part in address.split(".")[:2]]
    return (first == 10 and second == 20) or (first == 172 and 16 <= second <= 19)


def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    cleaned = [address.strip() for address in addresses]
    return [address.split(".") for address in cleaned if is_internal(address)]
