# advice: You shift by 26 bits, so only the first 6 are compared and 192.0.2.63 gets in. How many bits of the 32 have to disappear?
# look: 01-the-partner-network
def number_of(address):
    """The four bytes of an address as one number."""
    number = 0
    for part in address.split("."):
        number = number * 256 + int(part)
    return number


def inside(network, addresses):
    """Return the addresses that belong to the network, in the order in which they came."""
    base, prefix = network.split("/")
    host_bits = int(prefix)
    wanted = number_of(base) >> host_bits
    return [address for address in addresses if number_of(address) >> host_bits == wanted]
