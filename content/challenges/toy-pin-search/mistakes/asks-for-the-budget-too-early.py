# advice: Your last attempt finds "42", but you ask about the budget before you compare, and return `None`. What was that attempt for?
# look: 01-found-by-the-last-attempt
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            attempts += 1
            if attempts == budget:
                return [None, attempts]
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
