# advice: You return what is not internal, such as 192.0.2.20. Turn the question after `if` around.
# look: 01-three-of-five
def is_internal(address):
    first, second = [int(part) for part in address.split(".")[:2]]
    return (first == 10 and second == 20) or (first == 172 and 16 <= second <= 19)


def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    return [address.strip() for address in addresses if not is_internal(address.strip())]
