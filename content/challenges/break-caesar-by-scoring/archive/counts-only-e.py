# From the rarest letter of English to the most common one.
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
    # One lowercase copy, so that E earns what e earns.
    return sum(LETTERS.index(letter) for letter in text.lower() if letter in LETTERS)


cipher = input()
# max keeps the first of equals, so the smallest key wins a tie.
key = max(range(26), key=lambda key: shift(cipher, -key).count("e"))
print(key)
print(shift(cipher, -key))
