# advice: Your list of words begins one line too late, so "sunshine" becomes word 2 and "password" is lost. How many lines come before the first word?
# look: 01-two-of-three-are-listed
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
accounts = lines[1 : count + 1]
words = lines[count + 2 :]

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
