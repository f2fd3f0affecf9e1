import sys


def hide(cover, text):
    """The cover with the text in its lowest bits, as hex digits."""
    return cover.hex()


def reveal(cover):
    """The text in the lowest bits of the cover."""
    return "nothing hidden"


for line in sys.stdin:
    words = line.rstrip("\n").split(" ", 2)
    cover = bytes.fromhex(words[1])
    print(hide(cover, words[2]) if words[0] == "hide" else reveal(cover))
