# advice: You leave out 192.0.2.64 and 192.0.2.127, the two ends of the network. Do they share its first 26 bits?
# look: 01-the-partner-network
def number_of(address):
    number = 0
    for part in address.split("."):
        number = number * 256 + int(part)
    return number


def inside(network, addresses):
    base, prefix = network.split("/")
    size = 2 ** (32 - int(prefix))
    first = number_of(base) // size * size
    return [address for address in addresses if first < number_of(address) < first + size - 1]
