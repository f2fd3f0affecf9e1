# advice: You return " 172.18.0.4" with its space: the question saw the cleaned text, but the list got the old one. `strip` returns a copy, so keep that.
# look: 02-copied-from-a-mail
def is_internal(address):
    first, second = [int(part) for part in address.strip().split(".")[:2]]
    return (first == 10 and second == 20) or (first == 172 and 16 <= second <= 19)


def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    return [address for address in addresses if is_internal(address)]
