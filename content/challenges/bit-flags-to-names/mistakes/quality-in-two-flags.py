# advice: You read bits 4 and 3 as two flags, so quality 3 gets two names. Together they are one number from 0 to 3, and 3 is forbidden.
# look: 05-every-quality-with-a-will
USER, PASSWORD, RETAIN = 1 << 7, 1 << 6, 1 << 5
WILL, CLEAN, RESERVED = 1 << 2, 1 << 1, 1


NAMES = ["user name", "password", "retain", "quality 2", "quality 1", "will", "clean"]


def names_of(flags):
    """The names of what a byte asks for, highest bit first; None when it is forbidden."""
    if flags & RESERVED:
        return None
    names = []
    for i in range(7):
        if flags & (1 << (7 - i)):
            names.append(NAMES[i])
    if "password" in names and "user name" not in names:
        return None
    if "will" not in names:
        if "retain" in names or "quality 1" in names or "quality 2" in names:
            return None
    return names


def name_flags(digits):
    """One entry for each byte of a string of hex digits."""
    return [names_of(flags) for flags in bytes.fromhex(digits)]
