# A hidden test failed. Check the brief for inputs that the visible tests do not show.
def shift(text, key):
    result = ""
    for character in text:
        first, last = ("a", "z") if "a" <= character <= "z" else ("A", "Z")
        if "a" <= character <= "z" or "A" <= character <= "Z":
            number = ord(character) + key
            if number > ord(last):
                number -= 26
            if number < ord(first):
                number += 26
            result += chr(number)
        else:
            result += character
    return result
