# advice: For you, "owl", "owl " and " owl" are the same word, because `strip` takes the spaces away. They belong to the word: what else is at the end of a line?
# look: 04-spaces-belong-to-the-word
import hashlib
import sys

lines = [line.strip() for line in sys.stdin]
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
