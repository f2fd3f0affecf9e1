# advice: You don't find heron, whose digest has uppercase digits, while `hexdigest` writes lowercase ones. Bring both to one form before you compare.
# look: 02-capital-digits
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
accounts = lines[1 : count + 1]
words = lines[count + 1 :]

number_of = {}
for number, word in enumerate(words, start=1):
    digest = hashlib.sha256(word.encode()).hexdigest()
    number_of.setdefault(digest, number)

for account in accounts:
    name, digest = account.split(":")
    number = number_of.get(digest)
    if number is None:
        print(f"{name}: not found")
    else:
        print(f"{name}: word {number}")
