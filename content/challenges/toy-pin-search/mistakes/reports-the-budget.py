# advice: You report 1000 attempts, which is the budget. Only 6 PINs exist here, so how many attempts were made?
# look: 03-the-pin-is-longer
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [None, budget]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, budget]
