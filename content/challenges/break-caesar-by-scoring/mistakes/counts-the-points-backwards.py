# advice: You print key 5, whose text has the rarest letters: either your points run backward, or the lowest score wins. `z` earns 0 and `e` earns 25, and the highest score wins.
# look: 01-a-full-sentence
LETTERS = "zqjxkvbpygfwmuclrdhsnioate"
def shift(text, key):
    out = ""
    for c in text:
        if "a" <= c <= "z":
            out += chr((ord(c) - 97 + key) % 26 + 97)
        elif "A" <= c <= "Z":
            out += chr((ord(c) - 65 + key) % 26 + 65)
        else:
            out += c
    return out
def score(text):
    total = 0
    for c in text.lower():
        if c in LETTERS:
            total += 25 - LETTERS.index(c)
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
