# advice: Your letters land one place too far, because you subtract 96 and 64, so `a` counts as 1. Which number should the first letter of a circle have?
# look: 01-three-places
def shift(text, key):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - 96 + key) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - 64 + key) % 26 + ord("A"))
        else:
            result += c
    return result
