# advice: You compare with `<`, so `a`, `z`, `A` and `Z` themselves stay where they are. Do the first and the last letter belong to the row?
# look: 10-the-whole-alphabet
def shift(text, key):
    result = ""
    for c in text:
        if "a" < c < "z":
            result += chr((ord(c) - ord("a") + key) % 26 + ord("a"))
        elif "A" < c < "Z":
            result += chr((ord(c) - ord("A") + key) % 26 + ord("A"))
        else:
            result += c
    return result
