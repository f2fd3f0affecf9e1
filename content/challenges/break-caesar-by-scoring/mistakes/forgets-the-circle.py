# advice: You subtract the key from the character code, and letters near `a` turn into other characters. What brings them back to the end of the alphabet?
# look: 01-a-full-sentence
LETTERS = "zqjxkvbpygfwmuclrdhsnioate"
def shift(text, key):
    out = ""
    for c in text:
        if "a" <= c <= "z":
            out += chr(ord(c) + key)
        elif "A" <= c <= "Z":
            out += chr(ord(c) + key)
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
