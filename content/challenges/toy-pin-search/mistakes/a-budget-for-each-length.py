# advice: When the budget is used up, you leave the loop over PINs and go on with the next length, where you count another attempt. The search is over by then.
# look: 02-the-budget-is-too-small
import hashlib
from itertools import product


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for length in range(1, longest + 1):
        for row in product(signs, repeat=length):
            attempts += 1
            if attempts > budget:
                break
            pin = "".join(row)
            if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
                return [pin, attempts]
    return [None, attempts]
