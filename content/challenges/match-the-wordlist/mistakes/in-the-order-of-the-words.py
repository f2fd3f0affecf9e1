# advice: You go through the words and print an account when its word comes, so kestrel is printed before wren. The lines are in the order of the accounts.
# look: 01-two-of-three-are-listed
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
accounts = [account.split(":") for account in lines[1 : count + 1]]

found = set()
for number, word in enumerate(lines[count + 1 :], start=1):
    for name, digest in accounts:
        if hashlib.sha256(word.encode()).hexdigest() == digest.lower() and name not in found:
            print(f"{name}: word {number}")
            found.add(name)
for name, digest in accounts:
    if name not in found:
        print(f"{name}: not found")
