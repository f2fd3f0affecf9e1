# advice: "Esp" becomes "Ehe": you move lowercase letters only. Which other row of 26 letters was moved?
# look: 01-a-full-sentence
LETTERS = "zqjxkvbpygfwmuclrdhsnioate"
def shift(text, key):
    out = ""
    for c in text:
        if "a" <= c <= "z":
            out += chr((ord(c) - 97 + key) % 26 + 97)
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
