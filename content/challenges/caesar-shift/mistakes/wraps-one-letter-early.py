# advice: Your comparison sends "z" around the end one step too early, because `>=` includes the last letter. Which letter is the first that needs it?
# look: 10-the-whole-alphabet
def shift(text, key):
    key = key % 26
    result = ""
    for c in text:
        if "a" <= c <= "z":
            n = ord(c) + key
            result += chr(n - 26 if n >= ord("z") else n)
        elif "A" <= c <= "Z":
            n = ord(c) + key
            result += chr(n - 26 if n >= ord("Z") else n)
        else:
            result += c
    return result
