# advice: You use `abs`, so the key -13 moves like 13 and -1 like 1. A negative key moves toward the beginning.
# look: 04-one-place-back
def shift(text, key):
    key = abs(key)
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") + key) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - ord("A") + key) % 26 + ord("A"))
        else:
            result += c
    return result
