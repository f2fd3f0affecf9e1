# advice: You refuse a user name without a password, but only the other way around is forbidden. Read that rule of the brief in both directions.
# look: 04-user-name-alone
def names_of(flags):
    quality = (flags >> 3) & 3
    if flags & 1 or quality == 3 or (flags & 0xC0 in [0x40, 0x80]):
        return None
    if not flags & 4 and (flags & 0x20 or quality):
        return None
    fields = [(flags & 0x80, "user name"), (flags & 0x40, "password"), (flags & 0x20, "retain")]
    fields += [(quality, f"quality {quality}"), (flags & 4, "will"), (flags & 2, "clean")]
    return [name for value, name in fields if value]


def name_flags(digits):
    return [names_of(flags) for flags in bytes.fromhex(digits)]
