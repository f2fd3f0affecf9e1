# advice: You move every character that isn't uppercase as if it were one from `a` to `z`, so even the spaces become letters. Which characters stay as they are?
# look: 01-three-places
def shift(text, key):
    result = ""
    for c in text:
        if c.isupper():
            result += chr((ord(c) - 65 + key) % 26 + 65)
        else:
            result += chr((ord(c) - 97 + key) % 26 + 97)
    return result
