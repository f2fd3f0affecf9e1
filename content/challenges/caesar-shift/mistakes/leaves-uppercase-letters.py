# advice: "Attack" keeps its uppercase A: your condition knows only the letters from `a` to `z`. Which other row of letters moves?
# look: 01-three-places
def moved(letter, first, key):
    """The letter that stands key places further on a circle of 26 that begins with first."""
    return chr((ord(letter) - ord(first) + key) % 26 + ord(first))


def shift(text, key):
    """The text with every letter from A to Z moved by key places, in its own case."""
    result = ""
    for character in text:
        if "a" <= character <= "z":
            result += moved(character, "a", key)
        else:
            result += character
    return result
