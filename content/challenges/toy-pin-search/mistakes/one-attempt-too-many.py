# advice: The budget is 52, and you make attempt 53. How many attempts have been made when your comparison with `>` stops you for the first time?
# look: 02-the-budget-is-too-small
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    """Search for a PIN. Return it, or None, with the number of attempts that were made."""
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts > budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
