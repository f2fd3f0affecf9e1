# advice: You refuse retain and quality in a byte that has the will, and accept them in one that doesn't. What does "without the will" mean for the test of bit 2?
# look: 02-a-will-of-quality-1
USER, PASSWORD, RETAIN = 1 << 7, 1 << 6, 1 << 5
WILL, CLEAN, RESERVED = 1 << 2, 1 << 1, 1
def names_of(flags):
    quality = (flags >> 3) & 3
    if flags & RESERVED or quality == 3:
        return None
    if flags & PASSWORD and not flags & USER:
        return None
    if flags & WILL and (flags & RETAIN or quality):
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
    return [names_of(flags) for flags in bytes.fromhex(digits)]
