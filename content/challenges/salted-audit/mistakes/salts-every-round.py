# advice: Your salt goes into every round, so a record with one round is found and those with more aren't. Only the first round takes the salt.
# look: 02-many-rounds
import hashlib
import sys


def stretch(password, salt, rounds):
    """Hash a password with its salt, as often as the record says. All but rounds are bytes."""
    digest = hashlib.sha256(salt + password).digest()
    for _ in range(rounds - 1):
        digest = hashlib.sha256(salt + digest + password).digest()
    return digest


def first_fit(record, words):
    """Return the number of the first word that fits the record, or None."""
    name, rounds, salt, digest = record.split(":")
    for number, word in enumerate(words, start=1):
        made = stretch(word.encode(), bytes.fromhex(salt), int(rounds))
        if made == bytes.fromhex(digest):
            return number
    return None


lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
records = lines[1 : count + 1]
words = lines[count + 1 :]

weak = 0
for record in records:
    name = record.split(":")[0]
    number = first_fit(record, words)
    if number is None:
        print(f"{name}: not found")
    else:
        print(f"{name}: word {number}")
        weak += 1
print(f"{weak} of {count} weak")
