# advice: You print nothing for rook, whose password isn't on the list. Every account has a line: what does it say then?
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
