# advice: You let 192.0.2.63 in, because `26 // 8` leaves three whole bytes to compare. What about the other two bits of the prefix?
# look: 01-the-partner-network
def inside(network, addresses):
    base, prefix = network.split("/")
    whole_bytes = int(prefix) // 8
    beginning = base.split(".")[:whole_bytes]
    return [address for address in addresses if address.split(".")[:whole_bytes] == beginning]
