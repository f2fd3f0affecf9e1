USER, PASSWORD, RETAIN = 1 << 7, 1 << 6, 1 << 5
WILL, CLEAN, RESERVED = 1 << 2, 1 << 1, 1


def names_of(flags):
    """The names of what a byte asks for, highest bit first; None when it is forbidden."""
    return []


def name_flags(digits):
    """One entry for each byte of a string of hex digits."""
    return [names_of(flags) for flags in bytes.fromhex(digits)]
