# advice: `bin(2)` is two digits and `bin(192)` eight, so your rows of bits have different lengths, and 192.0.2.127 stays out. How many bits does every part have?
# look: 01-the-partner-network
def bits_of(address):
    """The bits of an address as text."""
    return "".join(bin(int(part))[2:] for part in address.split("."))


def inside(network, addresses):
    """Return the addresses that belong to the network, in the order in which they came."""
    base, prefix = network.split("/")
    wanted = bits_of(base)[: int(prefix)]
    return [address for address in addresses if bits_of(address)[: int(prefix)] == wanted]
