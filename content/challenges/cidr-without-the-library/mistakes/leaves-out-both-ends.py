# Line 1: expected "["192.0.2.64","192.0.2.127"]", got "[]".
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
