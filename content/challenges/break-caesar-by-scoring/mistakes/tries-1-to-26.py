# advice: You try the keys 1 to 26 and print 26 for a text that wasn't moved. The circle is the same, but the brief calls this key 0.
# look: 01-not-shifted-at-all
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
            total += LETTERS.index(c)
    return total
cipher = input()
best = -1
key = 0
for k in range(1, 27):
    s = score(shift(cipher, -k))
    if s > best:
        best = s
        key = k
print(key)
print(shift(cipher, -key))
