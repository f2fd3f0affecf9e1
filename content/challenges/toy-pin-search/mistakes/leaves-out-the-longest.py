# advice: You try PINs of one digit only and give up after 10 attempts, although `longest` is 2. Which number does `range` leave out?
# look: 01-two-digits
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    """Search for a PIN. Return it, or None, with the number of attempts that were made."""
    attempts = 0
    for length in range(1, longest):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
