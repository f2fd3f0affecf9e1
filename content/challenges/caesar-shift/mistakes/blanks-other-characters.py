# advice: You put a space in the place of every character that isn't a letter, so "06:00" is gone. They stay as they are.
# look: 02-back-again
def shift(text, key):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") + key) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - ord("A") + key) % 26 + ord("A"))
        else:
            result += " "
    return result
