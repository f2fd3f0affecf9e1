# advice: You print "word 1" for an account with a blank password, although the list has no words. After `split("\n")`, an empty text stands behind the last newline, and it isn't a word.
# look: 01-no-words
import hashlib
import sys

lines = sys.stdin.read().split("\n")
count = int(lines[0])
accounts = lines[1 : count + 1]
words = lines[count + 1 :]

number_of = {}
for number, word in enumerate(words, start=1):
    digest = hashlib.sha256(word.encode()).hexdigest()
    # A word that comes again must not replace its first number.
    number_of.setdefault(digest, number)

for account in accounts:
    name, digest = account.split(":")
    number = number_of.get(digest.lower())
    if number is None:
        print(f"{name}: not found")
    else:
        print(f"{name}: word {number}")
