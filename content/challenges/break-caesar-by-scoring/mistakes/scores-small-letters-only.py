# advice: Your score counts only lowercase letters, so here every key earns 0, and key 0 wins. An `E` should earn as much as an `e`.
# look: 04-capitals-only
LETTERS = "zqjxkvbpygfwmuclrdhsnioate"


def moved(letter, first, key):
    """The letter that stands key places further on a circle of 26 that begins with first."""
    return chr((ord(letter) - ord(first) + key) % 26 + ord(first))


def shift(text, key):
    """The text with every letter moved by key places."""
    result = ""
    for character in text:
        if "a" <= character <= "z":
            result += moved(character, "a", key)
        elif "A" <= character <= "Z":
            result += moved(character, "A", key)
        else:
            result += character
    return result


def score(text):
    return sum(LETTERS.index(letter) for letter in text if letter in LETTERS)


cipher = input()
key = max(range(26), key=lambda key: score(shift(cipher, -key)))
print(key)
print(shift(cipher, -key))
