import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    """Search for a PIN. Return it, or None, with the number of attempts that were made."""
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            # Before the attempt, so that a budget of 0 allows none.
            if attempts == budget:
                return [None, attempts]
            # The attempt counts whether it finds the PIN or not.
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
