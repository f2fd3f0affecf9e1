# advice: You bring letters back that run past `z`, but with the key -13 they leave at `a`. A circle has no ends: what does `%` make of -3?
# look: 02-back-again
def shift(text, key):
    """The text with every letter from A to Z moved by key places, in its own case."""
    result = ""
    for character in text:
        if "a" <= character <= "z" or "A" <= character <= "Z":
            last = ord("z") if character >= "a" else ord("Z")
            place = ord(character) + key
            if place > last:
                place -= 26
            result += chr(place)
        else:
            result += character
    return result
