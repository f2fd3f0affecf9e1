# advice: You print "not found" as soon as the first word doesn't match, and `break` ends the search for wren. You know that only after the last word.
# look: 01-two-of-three-are-listed
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
words = lines[count + 1 :]

for account in lines[1 : count + 1]:
    name, digest = account.split(":")
    for number, word in enumerate(words, start=1):
        if hashlib.sha256(word.encode()).hexdigest() == digest.lower():
            print(f"{name}: word {number}")
            break
        else:
            print(f"{name}: not found")
            break
