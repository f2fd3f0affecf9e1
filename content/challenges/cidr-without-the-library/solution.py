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
    # Shifting both sides makes the host bits disappear, so any address may name the network.
    wanted = number_of(base) >> host_bits
    return [address for address in addresses if number_of(address) >> host_bits == wanted]
