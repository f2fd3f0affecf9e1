# advice: You print "not found" for every word that doesn't match, so wren has three of these lines beside "word 3". An account has one line: decide after the loop over the words.
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
        else:
            print(f"{name}: not found")
