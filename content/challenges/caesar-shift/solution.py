def moved(letter, first, key):
    """The letter that stands key places further on a circle of 26 that begins with first."""
    # The remainder comes before the beginning of the row is added again, or the circle is off.
    return chr((ord(letter) - ord(first) + key) % 26 + ord(first))


def shift(text, key):
    """The text with every letter from A to Z moved by key places, in its own case."""
    result = ""
    for character in text:
        # isalpha would let é through, which isn't one of the 52 letters.
        if "a" <= character <= "z":
            result += moved(character, "a", key)
        elif "A" <= character <= "Z":
            result += moved(character, "A", key)
        else:
            result += character
    return result
