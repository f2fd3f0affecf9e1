# advice: You print "word 4" for jay, because the second "owl" replaces the first, and you don't find a digest in uppercase digits. Both have a rule of their own in the brief.
# look: 03-a-word-that-comes-twice
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
accounts = lines[1 : count + 1]
words = lines[count + 1 :]

number_of = {}
for number, word in enumerate(words, start=1):
    digest = hashlib.sha256(word.encode()).hexdigest()
    number_of[digest] = number

for account in accounts:
    name, digest = account.split(":")
    number = number_of.get(digest)
    if number is None:
        print(f"{name}: not found")
    else:
        print(f"{name}: word {number}")
