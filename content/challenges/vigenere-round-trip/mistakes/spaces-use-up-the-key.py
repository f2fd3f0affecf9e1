# advice: You take the position in the text, so each space uses up a letter of the key: after `Ivig`, your text is wrong. Count only the letters that you move.
# look: 01-encrypt-with-a-keyword
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
