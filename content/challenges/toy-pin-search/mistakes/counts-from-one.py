# advice: You report 54 attempts where 53 were made, because `attempts` is 1 before the first one. How many have been made by then?
# look: 01-two-digits
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 1
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
