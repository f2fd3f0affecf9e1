# advice: You subtract the number of `a` from uppercase letters of the key, too, so `LEMON` gives other shifts than `lemon`. What do `a` and `A` have in common?
# look: 01-known-pair
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def is_key(key):
    """Whether the key is a word of the 26 letters."""
    return key != "" and all(letter in ALPHABET for letter in key.lower())


def moved(text, shifts):
    """The text with every letter moved by the next shift, round and round."""
    result = ""
    used = 0
    for character in text:
        place = ALPHABET.find(character.lower())
        if place == -1:
            result += character
            continue
        letter = ALPHABET[(place + shifts[used % len(shifts)]) % 26]
        result += letter.upper() if character.isupper() else letter
        used += 1
    return result


mode = input()
key = input()
text = input()

if is_key(key):
    direction = 1 if mode == "encrypt" else -1
    print(moved(text, [direction * (ord(letter) - ord("a")) for letter in key]))
else:
    print("bad key")
