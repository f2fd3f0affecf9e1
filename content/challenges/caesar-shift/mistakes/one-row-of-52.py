# advice: Your alphabet has lowercase and uppercase letters in one row, so "xyz" moves into the uppercase ones. After `z` comes `a` again: how many rows do you need?
# look: 03-round-the-end
def shift(text, key):
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    result = ""
    for c in text:
        if c in letters:
            result += letters[(letters.index(c) + key) % 52]
        else:
            result += c
    return result
