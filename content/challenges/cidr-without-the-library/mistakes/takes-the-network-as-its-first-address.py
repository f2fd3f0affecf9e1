# advice: For "10.20.7.9/16", your network begins at 10.20.7.9, so 10.21.0.0 gets in and 10.20.0.0 stays out. That address is only one of many: which of its bits name the network?
# look: 02-a-network-named-by-one-of-its-hosts
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
