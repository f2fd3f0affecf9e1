# advice: You report 52 attempts where 53 were made: when the PIN fits, you return before you count. The attempt that finds it is an attempt as well.
# look: 01-two-digits
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    """Search for a PIN. Return it, or None, with the number of attempts that were made."""
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [None, attempts]
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
            attempts += 1
    return [None, attempts]
