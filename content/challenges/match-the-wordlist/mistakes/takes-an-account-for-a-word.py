# advice: Your list of words begins one line too early, with the last account, so "sunshine" becomes word 4. Line one is the number: at which index do the words begin?
# look: 01-two-of-three-are-listed
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])

number_of = {}
for number, word in enumerate(lines[count:], start=1):
    number_of.setdefault(hashlib.sha256(word.encode()).hexdigest(), number)

for account in lines[1 : count + 1]:
    name, digest = account.split(":")
    number = number_of.get(digest.lower())
    print(f"{name}: not found" if number is None else f"{name}: word {number}")
