# advice: You move `x` three places on and get `{`, because your numbers run past `z`. What brings them back to the beginning of the alphabet?
# look: 03-round-the-end
def shift(text, key):
    result = ""
    for character in text:
        if "a" <= character <= "z" or "A" <= character <= "Z":
            result += chr(ord(character) + key)
        else:
            result += character
    return result
