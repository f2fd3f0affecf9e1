# advice: You move `[` and `^` as if they were letters: between `Z` and `a` lie six other characters. Where does the row of uppercase letters end?
# look: 06-no-letters
def shift(text, key):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") + key) % 26 + ord("a"))
        elif "A" <= c < "a":
            result += chr((ord(c) - ord("A") + key) % 26 + ord("A"))
        else:
            result += c
    return result
