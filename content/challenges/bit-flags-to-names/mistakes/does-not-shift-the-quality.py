# Line 1: expected "[["user name","password","retain","quality 1","will","clean"]]", got "[["user name","password","retain","quality 8","will","clean"]]".
def names_of(flags):
    quality = flags & 0x18
    if flags & 1 or quality == 0x18 or (flags & 0x40 and not flags & 0x80):
        return None
    if not flags & 4 and (flags & 0x20 or quality):
        return None
    fields = [(flags & 0x80, "user name"), (flags & 0x40, "password"), (flags & 0x20, "retain")]
    fields += [(quality, f"quality {quality}"), (flags & 4, "will"), (flags & 2, "clean")]
    return [name for value, name in fields if value]


def name_flags(digits):
    return [names_of(flags) for flags in bytes.fromhex(digits)]
