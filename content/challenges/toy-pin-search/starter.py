import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    """Search for a PIN. Return it, or None, with the number of attempts that were made."""
    attempts = 0
    return [None, attempts]
