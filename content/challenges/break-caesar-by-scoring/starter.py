# From the rarest letter of English to the most common one.
LETTERS = "zqjxkvbpygfwmuclrdhsnioate"


def shift(text, key):
    """The text with every letter moved by key places. You have written this one before."""
    return text


def score(text):
    """The sum of the points of all letters."""
    return 0


cipher = input()
key = 0
print(key)
print(shift(cipher, -key))
