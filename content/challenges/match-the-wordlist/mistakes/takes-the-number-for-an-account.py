# advice: Your accounts begin with line one, "3", which doesn't have a colon to split at. Where do the accounts begin?
# look: 01-two-of-three-are-listed
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
accounts = lines[: count + 1]
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
