# advice: You find key 11 and move the letters another 11 places forward for the output. In which direction does a text become readable again?
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
print(shift(cipher, key))
