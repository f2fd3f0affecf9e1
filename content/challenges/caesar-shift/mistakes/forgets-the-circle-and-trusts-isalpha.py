# advice: You move `x` three places on and get `{`, because your numbers run past `z`, and `isalpha` lets you move "é" as well. What brings a letter back, and which 52 letters move?
# look: 03-round-the-end
def shift(text, key):
    result = ""
    for c in text:
        if c.isalpha():
            result += chr(ord(c) + key)
        else:
            result += c
    return result
