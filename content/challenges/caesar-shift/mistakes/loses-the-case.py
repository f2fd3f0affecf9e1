# Only uppercase and lowercase letters differ from the expected output.
def shift(text, key):
    result = ""
    for character in text.lower():
        if "a" <= character <= "z":
            result += chr((ord(character) - ord("a") + key) % 26 + ord("a"))
        else:
            result += character
    return result
