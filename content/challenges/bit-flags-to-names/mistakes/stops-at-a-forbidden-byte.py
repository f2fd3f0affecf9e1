# advice: After the forbidden byte "03", you don't look at the next one: `break` ends the loop. What should the bytes behind it get?
# look: 04-reserved-bit
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
    entries = []
    for flags in bytes.fromhex(digits):
        entries.append(names_of(flags))
        if entries[-1] is None:
            break
    return entries
