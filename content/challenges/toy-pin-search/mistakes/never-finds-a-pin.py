# advice: You find no PIN at all, even where the salt is empty, so the two things that you compare never fit. Print both for "42": is the PIN plain text, and are both digests hex digits?
# look: 01-two-digits
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = str(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
