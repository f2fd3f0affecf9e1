ALPHABET = "abcdefghijklmnopqrstuvwxyz"

mode = input()
key = input()
text = input()

print(text)
