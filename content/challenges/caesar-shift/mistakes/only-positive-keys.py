# advice: With the key -13, you return the text as it came. A negative key moves letters, too: toward the beginning.
# look: 02-back-again
def shift(text, key):
    if key < 0:
        return text
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") + key) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - ord("A") + key) % 26 + ord("A"))
        else:
            result += c
    return result
