# advice: You keep letters and spaces, and "06:00" is gone. Every other character stays as it is.
# look: 02-back-again
def shift(text, key):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") + key) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - ord("A") + key) % 26 + ord("A"))
        elif c == " ":
            result += c
    return result
