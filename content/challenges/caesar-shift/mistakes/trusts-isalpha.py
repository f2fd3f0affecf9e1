# A hidden test failed. Check the brief for inputs that the visible tests do not show.
def shift(text, key):
    result = ""
    for character in text:
        if character.isalpha():
            first = "A" if character.isupper() else "a"
            result += chr((ord(character) - ord(first) + key) % 26 + ord(first))
        else:
            result += character
    return result
