# title: Count once, score the counts
# why: A shift moves the counts along with the letters. One tally of the cipher is enough for all 26 scores, and only the winner is decrypted.
from string import ascii_lowercase, ascii_uppercase

LETTERS = "zqjxkvbpygfwmuclrdhsnioate"

cipher = input()
counts = [cipher.lower().count(letter) for letter in ascii_lowercase]
scores = []
for key in range(26):
    plain = ascii_lowercase[-key:] + ascii_lowercase[:-key]
    scores.append(sum(count * LETTERS.index(letter) for count, letter in zip(counts, plain)))

# index finds the first of equal scores.
key = scores.index(max(scores))
table = {}
for row in (ascii_lowercase, ascii_uppercase):
    table.update(str.maketrans(row, row[-key:] + row[:-key]))
print(key)
print(cipher.translate(table))
