# advice: You find nobody, although wren's "sunshine" is on the list. Print both sides with `repr`: are they SHA-256 digests in hex digits of the same case, without a newline at the end?
# look: 01-two-of-three-are-listed
import hashlib
import sys

lines = [line for line in sys.stdin]
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
