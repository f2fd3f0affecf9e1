# advice: You print no line for kestrel: your slice of the accounts ends one line too early, because its end is left out. Line one is the number, so where does the last account stand?
# look: 01-two-of-three-are-listed
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
accounts = lines[1:count]
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
