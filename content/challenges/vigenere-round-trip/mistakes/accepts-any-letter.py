# advice: `isalpha` says yes to the `é` of "clé", so you encrypt with a shift that no letter stands for. Which 26 letters may a key have?
# look: 10-key-with-an-accent
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def is_key(key):
    """Whether the key is a word of the 26 letters."""
    return key != "" and key.isalpha()


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
    print(moved(text, [direction * (ord(letter) - ord("a")) for letter in key.lower()]))
else:
    print("bad key")
