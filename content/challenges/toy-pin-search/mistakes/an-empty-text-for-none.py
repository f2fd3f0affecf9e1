# advice: When you find nothing, you return an empty text as the PIN. The brief has a value that can't be taken for a PIN: `None`.
# look: 02-the-budget-is-too-small
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return ["", attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return ["", attempts]
