# advice: You call bit 3 "quality 2" and bit 4 "quality 1". Which of the two does the brief call the upper bit, and what is an upper bit worth?
# look: 02-a-will-of-quality-1
USER, PASSWORD, RETAIN = 1 << 7, 1 << 6, 1 << 5
WILL, CLEAN, RESERVED = 1 << 2, 1 << 1, 1


def names_of(flags):
    """The names of what a byte asks for, highest bit first; None when it is forbidden."""
    quality = (2 if flags & 0x08 else 0) + (1 if flags & 0x10 else 0)
    if flags & RESERVED or quality == 3:
        return None
    if flags & PASSWORD and not flags & USER:
        return None
    if not flags & WILL and (flags & RETAIN or quality):
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
