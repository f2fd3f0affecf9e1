import sys


def refang(text):
    """Return the text with everything in it made live."""
    return text


def defang(text):
    """Return the text with everything in it made harmless."""
    return text


for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    print(text)
