# advice: You never try "42", because `combinations_with_replacement` leaves out every row that another order would give again. In a PIN the order counts.
# look: 01-two-digits
import hashlib
from itertools import combinations_with_replacement


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in combinations_with_replacement(signs, length):
            if attempts == budget:
                return [None, attempts]
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
