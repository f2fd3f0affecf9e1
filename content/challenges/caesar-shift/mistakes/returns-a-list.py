# advice: You return a list of characters. What joins them into one text?
# look: 01-three-places
def shift(text, key):
    result = []
    for c in text:
        if "a" <= c <= "z":
            result.append(chr((ord(c) - ord("a") + key) % 26 + ord("a")))
        elif "A" <= c <= "Z":
            result.append(chr((ord(c) - ord("A") + key) % 26 + ord("A")))
        else:
            result.append(c)
    return result
