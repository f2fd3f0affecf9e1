# advice: You accept "retain" in a byte without the will, because you ask only about the quality there. Which other setting says how a will is sent?
# look: 07-retain-without-a-will
USER, PASSWORD, RETAIN = 1 << 7, 1 << 6, 1 << 5
WILL, CLEAN, RESERVED = 1 << 2, 1 << 1, 1
def names_of(flags):
    quality = (flags >> 3) & 3
    if flags & RESERVED or quality == 3:
        return None
    if flags & PASSWORD and not flags & USER:
        return None
    if not flags & WILL and quality:
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
