# advice: You count through numbers, so a PIN with a leading zero never comes up, and `signs` is not used at all. What are the PINs made of?
# look: 05-a-leading-zero
import hashlib


def find_pin(salt, digest, signs, longest, budget):
    attempts = 0
    for number in range(10**longest):
        if attempts == budget:
            return [None, attempts]
        attempts += 1
        pin = str(number)
        if hashlib.sha256(bytes.fromhex(salt) + pin.encode()).hexdigest() == digest:
            return [pin, attempts]
    return [None, attempts]
