# advice: Your remainder is that of the whole character code: 97 isn't a multiple of 26, so with the key 0 an "o" comes out as another letter. Subtract the beginning of the row before you divide.
# look: 01-key-zero
def shift(text, key):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) + key) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) + key) % 26 + ord("A"))
        else:
            result += c
    return result
