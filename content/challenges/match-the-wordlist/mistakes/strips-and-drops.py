# advice: You strip each word and leave out what is empty then, so blank lines no longer count and "owl " loses its space. A word is its whole line.
# look: 10-blank-words-are-counted
import hashlib
import sys

lines = [line.strip() for line in sys.stdin]
count = int(lines[0])
accounts = lines[1 : count + 1]
words = [word for word in lines[count + 1 :] if word]

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
