# advice: The names of "82" appear again under the next byte, because you create `names` once, before the loop. Where does each byte get a list of its own?
# look: 03-three-devices
def name_flags(digits):
    entries = []
    names = []
    for flags in bytes.fromhex(digits):
        quality = (flags >> 3) & 3
        will = flags & 4
        if flags & 1 or quality == 3 or (flags & 64 and not flags & 128):
            entries.append(None)
            continue
        if not will and (flags & 32 or quality):
            entries.append(None)
            continue
        if flags & 128:
            names.append("user name")
        if flags & 64:
            names.append("password")
        if flags & 32:
            names.append("retain")
        if quality:
            names.append(f"quality {quality}")
        if will:
            names.append("will")
        if flags & 2:
            names.append("clean")
        entries.append(names)
    return entries
