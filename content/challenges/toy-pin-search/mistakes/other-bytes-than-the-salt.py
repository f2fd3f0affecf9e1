# advice: You never find "42", because you don't hash the bytes of the salt followed by the PIN. Which of the two comes first, and which bytes does the hex text `8f1c02aa` stand for?
# look: 01-two-digits
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    """Search for a PIN. Return it, or None, with the number of attempts that were made."""
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(pin.encode() + bytes.fromhex(salt)).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
