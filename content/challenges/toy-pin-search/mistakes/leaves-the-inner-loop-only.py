# advice: You find "aaaa" and then try the next length all the same: `break` ends only the inner loop. What ends the function at once?
# look: 08-one-sign
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    found = None
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                break
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                found = pin
                break
    return [found, attempts]
