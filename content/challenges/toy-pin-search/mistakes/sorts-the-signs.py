# advice: You reach "ab" with attempt 4 in place of 5, because `sorted` puts a before b. The order in `signs` is part of the agreement.
# look: 04-the-order-of-the-signs-counts
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    """Search for a PIN. Return it, or None, with the number of attempts that were made."""
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(sorted(signs), repeat=length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
