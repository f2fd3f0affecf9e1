# advice: Only a few characters come back, because you add to `result` in one branch. What happens to the characters of the other branches?
# look: 01-three-places
def moved(letter, first, key):
    """The letter that stands key places further on a circle of 26 that begins with first."""
    return chr((ord(letter) - ord(first) + key) % 26 + ord(first))


def shift(text, key):
    """The text with every letter from A to Z moved by key places, in its own case."""
    result = ""
    for character in text:
        if "a" <= character <= "z":
            moved(character, "a", key)
        elif "A" <= character <= "Z":
            result += moved(character, "A", key)
    return result
