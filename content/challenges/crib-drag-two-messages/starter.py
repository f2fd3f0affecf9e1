READABLE = "abcdefghijklmnopqrstuvwxyz "


def reveal(first, second, cribs):
    """Both messages as far as the cribs uncover them, with ? for what is not known."""
    known = [["?"] * (len(first) // 2), ["?"] * (len(second) // 2)]
    return ["".join(known[0]), "".join(known[1])]
