# advice: You encode the PIN as Latin-1, so "öü" has two bytes where UTF-8 has four. The digest belongs to the UTF-8 bytes.
# look: 11-signs-beyond-ascii
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode("latin-1", "replace")).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
