# advice: You leave blank lines out, so the empty password of crane isn't found and "owl" becomes word 2. A blank line is a word with no letters: it counts and can match.
# look: 03-the-empty-password
import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
accounts = lines[1 : count + 1]
words = [word for word in lines[count + 1 :] if word]

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
