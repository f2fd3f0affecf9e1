# advice: With a budget of 0 you make one attempt and find "0". Does your program ask about the budget before its first attempt, and is 0 a budget for it?
# look: 02-no-budget
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            attempts += 1
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
            if attempts == budget:
                return [None, attempts]
    return [None, attempts]
