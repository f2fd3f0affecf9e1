# advice: You refuse a will of quality 1: Python reads your condition as `(a and b) or c`, and quality alone makes it true. Which two of the three belong together?
# look: 02-a-will-of-quality-1
def names_of(flags):
    quality = (flags >> 3) & 3
    if flags & 1 or quality == 3 or (flags & 0x40 and not flags & 0x80):
        return None
    if not flags & 4 and flags & 0x20 or quality:
        return None
    fields = [(flags & 0x80, "user name"), (flags & 0x40, "password"), (flags & 0x20, "retain")]
    fields += [(quality, f"quality {quality}"), (flags & 4, "will"), (flags & 2, "clean")]
    return [name for value, name in fields if value]


def name_flags(digits):
    return [names_of(flags) for flags in bytes.fromhex(digits)]
