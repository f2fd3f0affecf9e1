# advice: Each of your words still ends with a newline, and you hash it too: so heron is found, whose digest is that of "owl" with a newline, and wren isn't.
# look: 13-hashed-with-a-newline
import hashlib
import sys

lines = sys.stdin.readlines()
count = int(lines[0])
accounts = lines[1 : count + 1]
words = lines[count + 1 :]

number_of = {}
for number, word in enumerate(words, start=1):
    digest = hashlib.sha256(word.encode()).hexdigest()
    number_of.setdefault(digest, number)

for account in accounts:
    name, digest = account.split(":")
    number = number_of.get(digest.strip().lower())
    if number is None:
        print(f"{name}: not found")
    else:
        print(f"{name}: word {number}")
