# advice: You print the text, and your function returns `None`. Which keyword hands a value back to the caller?
# look: 01-three-places
def shift(text, key):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") + key) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - ord("A") + key) % 26 + ord("A"))
        else:
            result += c
    print(result)
