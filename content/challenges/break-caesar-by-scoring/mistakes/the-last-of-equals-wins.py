# advice: Without any letter, all 26 keys have the score 0, and with `>=` the last of them wins: 25. Which one should stay?
# look: 03-no-letter-at-all
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
best = -1
for candidate in range(26):
    points = score(shift(cipher, -candidate))
    if points >= best:
        best = points
        key = candidate
print(key)
print(shift(cipher, -key))
