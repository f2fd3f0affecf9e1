def places_of(kind, pattern):
    """The pattern as a list of masks and values: a byte fits when byte & mask == value."""
    return [(0xFF, byte) for byte in pattern.encode()]


def offsets(pattern, data):
    """Every offset at which the pattern, given as masks and values, matches."""
    return []


def scan(rules, digits):
    """Name the rules that apply to the bytes, each with its evidence."""
    data = bytes.fromhex(digits)
    return []
