# advice: You move "é" and "ü" as well, because `islower` says yes to them. Only 26 letters in two cases were moved.
# look: 09-letters-beyond-the-alphabet
LETTERS = "zqjxkvbpygfwmuclrdhsnioate"
def shift(text, key):
    out = ""
    for c in text:
        if c.islower():
            out += chr((ord(c) - 97 + key) % 26 + 97)
        elif c.isupper():
            out += chr((ord(c) - 65 + key) % 26 + 65)
        else:
            out += c
    return out
def score(text):
    total = 0
    for c in text.lower():
        if c in LETTERS:
            total += LETTERS.index(c)
    return total
cipher = input()
best = -1
key = 0
for k in range(26):
    s = score(shift(cipher, -k))
    if s > best:
        best = s
        key = k
print(key)
print(shift(cipher, -key))
