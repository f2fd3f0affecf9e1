# advice: You go around the circle at most once, so the key 1000 ends far beyond the alphabet. Which operation takes away all the rounds at once?
# look: 03-large-key
def shift(text, key):
    result = ""
    for character in text:
        first, last = ("a", "z") if "a" <= character <= "z" else ("A", "Z")
        if "a" <= character <= "z" or "A" <= character <= "Z":
            number = ord(character) + key
            if number > ord(last):
                number -= 26
            if number < ord(first):
                number += 26
            result += chr(number)
        else:
            result += character
    return result
