# advice: Your text comes back without its spaces: neither of your two `if`s takes them, so nothing is added. What should happen to a character that isn't a letter?
# look: 01-three-places
def shift(text, key):
    result = ""
    for character in text:
        if "a" <= character <= "z":
            result += chr((ord(character) - ord("a") + key) % 26 + ord("a"))
        if "A" <= character <= "Z":
            result += chr((ord(character) - ord("A") + key) % 26 + ord("A"))
    return result
