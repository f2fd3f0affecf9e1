# Line 1: expected "Ivig wk xua esepy knpv", got "Ivig rx pyi jfvgd knpv".
ALPHABET = "abcdefghijklmnopqrstuvwxyz"

mode = input()
key = input()
text = input()

if key == "" or any(letter not in ALPHABET for letter in key.lower()):
    print("bad key")
else:
    direction = 1 if mode == "encrypt" else -1
    result = ""
    for number, character in enumerate(text):
        place = ALPHABET.find(character.lower())
        if place == -1:
            result += character
        else:
            shift = ALPHABET.find(key[number % len(key)].lower())
            letter = ALPHABET[(place + direction * shift) % 26]
            result += letter.upper() if character.isupper() else letter
    print(result)
