# advice: You report 54 attempts where 53 were made: your `range` begins at 0, so the empty PIN is your first attempt. How long is the shortest PIN?
# look: 01-two-digits
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
