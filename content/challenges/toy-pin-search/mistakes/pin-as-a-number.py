# advice: You return the PIN as a number, so "007" loses its zeros in front. The brief wants it as text.
# look: 05-a-leading-zero
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
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [int(pin) if pin.isdecimal() else pin, attempts]
    return [None, attempts]
