# advice: You never name "quality 2": bit 4 is worth 2 and bit 3 is worth 1, so together they make 3. Which bits are set for 2?
# look: 05-every-quality-with-a-will
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
    if quality == 1:
        names.append("quality 1")
    if quality == 3:
        names.append("quality 2")
    if flags & WILL:
        names.append("will")
    if flags & CLEAN:
        names.append("clean")
    return names
def name_flags(digits):
    return [names_of(flags) for flags in bytes.fromhex(digits)]
