# advice: You count `a` as 1, so every letter moves one place too far: `Jwjh` instead of `Ivig`. Which shift does `a` stand for?
# look: 01-encrypt-with-a-keyword
ALPHABET = "abcdefghijklmnopqrstuvwxyz"

mode = input()
key = input().lower()
text = input()

if key == "" or any(letter not in ALPHABET for letter in key):
    print("bad key")
else:
    direction = 1 if mode == "encrypt" else -1
    result = ""
    used = 0
    for character in text:
        place = ALPHABET.find(character.lower())
        if place == -1:
            result += character
        else:
            shift = ALPHABET.find(key[used % len(key)]) + 1
            letter = ALPHABET[(place + direction * shift) % 26]
            result += letter.upper() if character.isupper() else letter
            used += 1
    print(result)
