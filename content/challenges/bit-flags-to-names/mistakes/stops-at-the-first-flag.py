# advice: You name only the highest flag of each byte: with `elif`, the first one that is set ends the questions. Are the flags independent of each other?
# look: 01-a-device-with-an-account
USER, PASSWORD, RETAIN = 1 << 7, 1 << 6, 1 << 5
WILL, CLEAN, RESERVED = 1 << 2, 1 << 1, 1
def names_of(flags):
    quality = (flags >> 3) & 3
    if flags & RESERVED or quality == 3:
        return None
    if flags & PASSWORD and not flags & USER:
        return None
    if not flags & WILL and (flags & RETAIN or quality):
        return None
    names = []
    if flags & USER:
        names.append("user name")
    elif flags & PASSWORD:
        names.append("password")
    elif flags & RETAIN:
        names.append("retain")
    elif quality:
        names.append(f"quality {quality}")
    elif flags & WILL:
        names.append("will")
    elif flags & CLEAN:
        names.append("clean")
    return names
def name_flags(digits):
    return [names_of(flags) for flags in bytes.fromhex(digits)]
