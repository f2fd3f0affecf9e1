# advice: You print "word 4" for jay, because you go on after the first "owl" and keep the last match. Which of the two numbers should stay?
# look: 03-a-word-that-comes-twice
import hashlib
import sys

lines = sys.stdin.read().splitlines()
count = int(lines[0])
accounts = lines[1 : count + 1]
words = lines[count + 1 :]

number_of = {}
for number, word in enumerate(words, start=1):
    digest = hashlib.sha256(word.encode()).hexdigest()
    number_of[digest] = number

for account in accounts:
    name, digest = account.split(":")
    number = number_of.get(digest.lower())
    if number is None:
        print(f"{name}: not found")
    else:
        print(f"{name}: word {number}")
