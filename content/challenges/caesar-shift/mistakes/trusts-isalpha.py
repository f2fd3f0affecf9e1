# advice: `isalpha` also says yes to `é`, and your program moves it to some other character. Only 52 letters count: which comparison knows them?
# look: 08-letters-beyond-the-alphabet
def shift(text, key):
    result = ""
    for character in text:
        if character.isalpha():
            first = "A" if character.isupper() else "a"
            result += chr((ord(character) - ord(first) + key) % 26 + ord(first))
        else:
            result += character
    return result
