# Line 1: expected "["192.0.2.64","192.0.2.127"]", got "["192.0.2.63","192.0.2.64","192.0.2.127","192.0.2.128"]".
def inside(network, addresses):
    base, prefix = network.split("/")
    whole_bytes = int(prefix) // 8
    beginning = base.split(".")[:whole_bytes]
    return [address for address in addresses if address.split(".")[:whole_bytes] == beginning]
