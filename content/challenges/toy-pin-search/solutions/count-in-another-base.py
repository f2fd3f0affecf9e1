# title: Work out the PIN of every attempt
# why: The number of an attempt already says which PIN it is, in a number system without a zero. One loop is enough, and its range is the budget.
import hashlib


def pin_at(place, signs):
    """Return the PIN of the attempt with this number, counted from 1."""
    pin = ""
    while place > 0:
        # Without the -1, the first character would be a zero, and 0 and 00 the same PIN.
        place, digit = divmod(place - 1, len(signs))
        pin = signs[digit] + pin
    return pin


def find_pin(salt, digest, signs, longest, budget):
    """Search for a PIN. Return it, or None, with the number of attempts that were made."""
    space = sum(len(signs) ** length for length in range(1, longest + 1))
    most = min(space, budget)
    wanted = bytes.fromhex(digest)
    start = hashlib.sha256(bytes.fromhex(salt))
    for place in range(1, most + 1):
        pin = pin_at(place, signs)
        attempt = start.copy()
        attempt.update(pin.encode())
        if attempt.digest() == wanted:
            return [pin, place]
    return [None, most]
