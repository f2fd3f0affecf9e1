# advice: For `isalpha`, `é` is a letter like any other, so your text has another character in its place. The brief names the 52 letters that are moved.
# look: 13-letters-beyond-the-alphabet
mode = input()
key = input()
text = input()
if not (key.isascii() and key.isalpha()):
    print("bad key")
else:
    result = ""
    used = 0
    for character in text:
        if character.isalpha():
            shift = ord(key[used % len(key)].lower()) - ord("a")
            if mode == "decrypt":
                shift = -shift
            first = ord("a") if character.islower() else ord("A")
            character = chr((ord(character) - first + shift) % 26 + first)
            used += 1
        result += character
    print(result)
