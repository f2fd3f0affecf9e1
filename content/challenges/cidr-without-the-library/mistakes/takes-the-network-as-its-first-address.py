# Line 1: expected "["10.20.255.255","10.20.0.0"]", got "["10.20.255.255","10.21.0.0"]".
def number_of(address):
    number = 0
    for part in address.split("."):
        number = number * 256 + int(part)
    return number


def inside(network, addresses):
    base, prefix = network.split("/")
    first = number_of(base)
    last = first + 2 ** (32 - int(prefix)) - 1
    return [address for address in addresses if first <= number_of(address) <= last]
