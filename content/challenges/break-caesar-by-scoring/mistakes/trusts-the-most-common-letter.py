# advice: You take the most frequent letter for an `e` and get key 15 here. One letter misleads: let all the letters of each result earn points.
# look: 02-a-note-with-numbers
from collections import Counter


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


cipher = input()
letters = [letter for letter in cipher.lower() if "a" <= letter <= "z"]
key = 0
if letters:
    top = Counter(letters).most_common(1)[0][0]
    key = (ord(top) - ord("e")) % 26
print(key)
print(shift(cipher, -key))
