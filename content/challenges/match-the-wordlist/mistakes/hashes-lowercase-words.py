# advice: You turn the words into lowercase before you hash them, so "OWL" is never found. In the digits of a digest, uppercase makes no difference; in a word, it does.
# look: 12-an-uppercase-word-on-the-list
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])

number_of = {}
for number, word in enumerate(lines[count + 1 :], start=1):
    number_of.setdefault(hashlib.sha256(word.lower().encode()).hexdigest(), number)

for account in lines[1 : count + 1]:
    name, digest = account.split(":")
    number = number_of.get(digest.lower())
    print(f"{name}: not found" if number is None else f"{name}: word {number}")
