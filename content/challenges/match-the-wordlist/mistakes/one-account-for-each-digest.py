# advice: Your dictionary keeps one name for each digest, so swift replaces jay, who has the same password. Which of the two, words or accounts, should be looked up in a dictionary?
# look: 03-a-word-that-comes-twice
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
name_of = {}
for account in lines[1 : count + 1]:
    name, digest = account.split(":")
    name_of[digest.lower()] = name

found = {}
for number, word in enumerate(lines[count + 1 :], start=1):
    digest = hashlib.sha256(word.encode()).hexdigest()
    if digest in name_of:
        found.setdefault(name_of[digest], number)

for name in name_of.values():
    print(f"{name}: word {found[name]}" if name in found else f"{name}: not found")
