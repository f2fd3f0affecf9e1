# advice: You add the shift to the number of a letter, and `chr` goes on behind `z` with signs such as the brace. What brings you back to `A`?
# look: 01-encrypt-with-a-keyword
mode = input()
key = input()
text = input()
if not (key.isascii() and key.isalpha()):
    print("bad key")
else:
    result = ""
    used = 0
    for character in text:
        if character.isascii() and character.isalpha():
            shift = ord(key[used % len(key)].lower()) - ord("a")
            if mode == "decrypt":
                shift = -shift
            first = ord("a") if character.islower() else ord("A")
            character = chr((ord(character) - first + shift) + first)
            used += 1
        result += character
    print(result)
