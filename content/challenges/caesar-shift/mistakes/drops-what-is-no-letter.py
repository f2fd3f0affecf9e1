# Only spaces or line breaks differ from the expected output.
def shift(text, key):
    result = ""
    for character in text:
        if "a" <= character <= "z":
            result += chr((ord(character) - ord("a") + key) % 26 + ord("a"))
        if "A" <= character <= "Z":
            result += chr((ord(character) - ord("A") + key) % 26 + ord("A"))
    return result
