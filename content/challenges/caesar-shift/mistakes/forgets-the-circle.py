# Line 1: expected ""Call the relay at 06:00"", got ""Call Zhe Xela_ aZ 06:00"".
def shift(text, key):
    result = ""
    for character in text:
        if "a" <= character <= "z" or "A" <= character <= "Z":
            result += chr(ord(character) + key)
        else:
            result += character
    return result
