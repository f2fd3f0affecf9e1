# advice: Each digit and space costs you a point, because `find` gives -1 for what isn't in the row. With one letter among many digits, every score is too low for your `best`, and key 0 stays.
# look: 13-one-letter-among-many-digits
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
        total += LETTERS.find(c)
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
