# advice: Your program never tries key 0, so a text that wasn't shifted comes out changed. Where does your `range` of 26 keys begin?
# look: 01-not-shifted-at-all
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
    """The sum of the points of all letters."""
    return sum(LETTERS.index(letter) for letter in text.lower() if letter in LETTERS)


cipher = input()
key = max(range(1, 26), key=lambda key: score(shift(cipher, -key)))
print(key)
print(shift(cipher, -key))
