# advice: You subtract the key, so "Attack" moves toward the beginning of the alphabet. Which direction does a positive key have?
# look: 01-three-places
def shift(text, key):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") - key) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - ord("A") - key) % 26 + ord("A"))
        else:
            result += c
    return result
