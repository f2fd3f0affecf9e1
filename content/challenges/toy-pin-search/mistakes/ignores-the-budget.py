# advice: Your search goes on after 12 attempts and finds the PIN with attempt 53. The order doesn't allow that: what do you compare with `budget`, and where?
# look: 13-the-budget-ends-early
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
