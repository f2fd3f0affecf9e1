# advice: You compare the words with the digests as they are, so "sunshine" is never found. What do you have to make of a word first?
# look: 01-two-of-three-are-listed
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
words = lines[count + 1 :]

for account in lines[1 : count + 1]:
    name, digest = account.split(":")
    if digest.lower() in words:
        print(f"{name}: word {words.index(digest.lower()) + 1}")
    else:
        print(f"{name}: not found")
