# advice: 192.0.2.9 came twice, but you return it once, because `dict.fromkeys` keeps one of each. Every visit counts here.
# look: 09-twice-in-the-list
def number_of(address):
    number = 0
    for part in address.split("."):
        number = number * 256 + int(part)
    return number


def inside(network, addresses):
    base, prefix = network.split("/")
    host_bits = 32 - int(prefix)
    wanted = number_of(base) >> host_bits
    unique = dict.fromkeys(addresses)
    return [address for address in unique if number_of(address) >> host_bits == wanted]
