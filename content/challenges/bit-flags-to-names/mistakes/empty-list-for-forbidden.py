# advice: You return an empty list for a forbidden byte. An empty list says that the byte is allowed and has no names: which value says that it's forbidden?
# look: 04-reserved-bit
USER, PASSWORD, RETAIN = 1 << 7, 1 << 6, 1 << 5
WILL, CLEAN, RESERVED = 1 << 2, 1 << 1, 1
def names_of(flags):
    quality = (flags >> 3) & 3
    if flags & RESERVED or quality == 3:
        return []
    if flags & PASSWORD and not flags & USER:
        return []
    if not flags & WILL and (flags & RETAIN or quality):
        return []
    names = []
    if flags & USER:
        names.append("user name")
    if flags & PASSWORD:
        names.append("password")
    if flags & RETAIN:
        names.append("retain")
    if quality:
        names.append(f"quality {quality}")
    if flags & WILL:
        names.append("will")
    if flags & CLEAN:
        names.append("clean")
    return names
def name_flags(digits):
    return [names_of(flags) for flags in bytes.fromhex(digits)]
