# advice: With one round you're right, and with two you return step 2 alone. What happens to the result of step 1?
# look: 02-rfc-6070-two-rounds
import hmac
import struct


def block_of(algorithm, password, salt, rounds, number):
    """Return the block with this number: the XOR of all its steps."""
    step = hmac.digest(password, salt + struct.pack(">I", number), algorithm)
    for _ in range(rounds - 1):
        step = hmac.digest(password, step, algorithm)
    return step


def pbkdf2(algorithm, password, salt, rounds, length):
    """Derive a key of some length from a password, slowly. Bytes come and go as hex text."""
    if rounds < 1 or length < 1:
        return None
    key = b""
    number = 1
    while len(key) < length:
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
        number += 1
    return key[:length].hex()
