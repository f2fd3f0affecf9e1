# advice: You never try PINs such as "11": `permutations` takes every character once only. May a PIN repeat a character?
# look: 01-two-digits
import hashlib
from itertools import permutations


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in permutations(signs, length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
