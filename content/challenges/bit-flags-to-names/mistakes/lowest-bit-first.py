# advice: You name "clean" first and "user name" last. The brief begins with the highest bit.
# look: 01-a-device-with-an-account
def names_of(flags):
    quality = (flags >> 3) & 3
    if flags & 1 or quality == 3 or (flags & 0x40 and not flags & 0x80):
        return None
    if not flags & 4 and (flags & 0x20 or quality):
        return None
    fields = [(flags & 2, "clean"), (flags & 4, "will"), (quality, f"quality {quality}")]
    fields += [(flags & 0x20, "retain"), (flags & 0x40, "password"), (flags & 0x80, "user name")]
    return [name for value, name in fields if value]


def name_flags(digits):
    return [names_of(flags) for flags in bytes.fromhex(digits)]
