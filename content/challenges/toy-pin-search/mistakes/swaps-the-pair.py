# advice: You return the number of attempts first. The brief wants the PIN, or `None`, in front of it.
# look: 01-two-digits
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            if attempts == budget:
                return [attempts, None]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [attempts, pin]
    return [attempts, None]
