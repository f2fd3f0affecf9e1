# advice: You print "wren: 3". The word `word` belongs between the name and the number.
# look: 01-two-of-three-are-listed
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])

number_of = {}
for number, word in enumerate(lines[count + 1 :], start=1):
    number_of.setdefault(hashlib.sha256(word.encode()).hexdigest(), number)

for account in lines[1 : count + 1]:
    name, digest = account.split(":")
    number = number_of.get(digest.lower())
    print(f"{name}: not found" if number is None else f"{name}: {number}")
