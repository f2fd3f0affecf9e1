# advice: `splitlines` also cuts at characters that look like a line break to it, such as U+2028 inside a word, so the numbers of the words after it are wrong. Which single character ends a line here?
# look: 11-a-line-separator-inside-a-word
import hashlib
import sys

lines = sys.stdin.read().splitlines()
count = int(lines[0])
accounts = lines[1 : count + 1]
words = lines[count + 1 :]

number_of = {}
for number, word in enumerate(words, start=1):
    digest = hashlib.sha256(word.encode()).hexdigest()
    number_of.setdefault(digest, number)

for account in accounts:
    name, digest = account.split(":")
    number = number_of.get(digest.lower())
    if number is None:
        print(f"{name}: not found")
    else:
        print(f"{name}: word {number}")
