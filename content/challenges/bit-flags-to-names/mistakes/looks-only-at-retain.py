# advice: You allow "quality 1" in a byte without the will, because you ask only about retain there. Which other setting says how a will is sent?
# look: 06-every-quality-without-a-will
USER, PASSWORD, RETAIN = 1 << 7, 1 << 6, 1 << 5
WILL, CLEAN, RESERVED = 1 << 2, 1 << 1, 1


def names_of(flags):
    """The names of what a byte asks for, highest bit first; None when it is forbidden."""
    quality = (flags >> 3) & 0b11
    if flags & RESERVED or quality == 3:
        return None
    if flags & PASSWORD and not flags & USER:
        return None
    if not flags & WILL and flags & RETAIN:
        return None
    fields = [
        (flags & USER, "user name"),
        (flags & PASSWORD, "password"),
        (flags & RETAIN, "retain"),
        (quality, f"quality {quality}"),
        (flags & WILL, "will"),
        (flags & CLEAN, "clean"),
    ]
    return [name for value, name in fields if value]


def name_flags(digits):
    """One entry for each byte of a string of hex digits."""
    return [names_of(flags) for flags in bytes.fromhex(digits)]
