# advice: You sort the addresses, but they should stay in the order in which they came: 192.0.2.64 before 192.0.2.127, although "127" is less as text.
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
    host_bits = 32 - int(prefix)
    wanted = number_of(base) >> host_bits
    return sorted(address for address in addresses if number_of(address) >> host_bits == wanted)
