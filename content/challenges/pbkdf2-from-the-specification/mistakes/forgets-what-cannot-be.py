# advice: For 0 rounds you return a key of one round, because step 1 comes before the loop. What should your function return if there's no work to do?
# look: 04-no-rounds
import hmac
import struct


def block_of(algorithm, password, salt, rounds, number):
    """Return the block with this number: the XOR of all its steps."""
    step = hmac.digest(password, salt + struct.pack(">I", number), algorithm)
    block = step
    for _ in range(rounds - 1):
        step = hmac.digest(password, step, algorithm)
        block = bytes([a ^ b for a, b in zip(block, step)])
    return block


def pbkdf2(algorithm, password, salt, rounds, length):
    """Derive a key of some length from a password, slowly. Bytes come and go as hex text."""
    key = b""
    number = 1
    while len(key) < length:
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
        number += 1
    return key[:length].hex()
