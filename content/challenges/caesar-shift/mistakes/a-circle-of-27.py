# advice: You use the remainder of a division by 27, so letters fall off the end of the alphabet. How many letters are in the circle?
# look: 03-round-the-end
def shift(text, key):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") + key) % 27 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - ord("A") + key) % 27 + ord("A"))
        else:
            result += c
    return result
