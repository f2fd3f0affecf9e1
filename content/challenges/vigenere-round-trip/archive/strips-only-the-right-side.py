ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def is_key(key):
    """Whether the key is a word of the 26 letters."""
    return key != "" and all(letter in ALPHABET for letter in key.lower())


def moved(text, shifts):
    """The text with every letter moved by the next shift, round and round."""
    result = ""
    # The index in the text won't do: spaces and digits use up no letter of the key.
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
text = input().rstrip()

if is_key(key):
    # Decrypting is encrypting with negative shifts.
    direction = 1 if mode == "encrypt" else -1
    print(moved(text, [direction * ALPHABET.find(letter) for letter in key.lower()]))
else:
    print("bad key")
