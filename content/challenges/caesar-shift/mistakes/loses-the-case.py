# advice: You turn the whole text into lowercase first, so `XYZ` becomes `abc`. Uppercase letters need a row of their own.
# look: 03-round-the-end
def shift(text, key):
    result = ""
    for character in text.lower():
        if "a" <= character <= "z":
            result += chr((ord(character) - ord("a") + key) % 26 + ord("a"))
        else:
            result += character
    return result
