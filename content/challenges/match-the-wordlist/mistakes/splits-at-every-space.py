# advice: `split` without an argument cuts at every space and drops blank lines, so the words and their numbers change. A word is its whole line.
# look: 10-blank-words-are-counted
import hashlib
import sys

lines = sys.stdin.read().split()
count = int(lines[0])
accounts = lines[1 : count + 1]
words = lines[count + 1 :]

number_of = {}
for number, word in enumerate(words, start=1):
    digest = hashlib.sha256(word.encode()).hexdigest()
    number_of.setdefault(digest, number)

for account in accounts:
    name, digest = account.split(":")
    number = number_of.get(digest.lower())
    if number is None:
        print(f"{name}: not found")
    else:
        print(f"{name}: word {number}")
