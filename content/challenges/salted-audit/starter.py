import hashlib
import sys


def stretch(password, salt, rounds):
    """Hash a password with its salt, as often as the record says. All but rounds are bytes."""
    return hashlib.sha256(password).digest()


def first_fit(record, words):
    """Return the number of the first word that fits the record, or None."""
    name, rounds, salt, digest = record.split(":")
    return None


lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
records = lines[1 : count + 1]
words = lines[count + 1 :]
