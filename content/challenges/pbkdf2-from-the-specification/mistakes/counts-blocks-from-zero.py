# advice: Your first block has `number` 0, so 00 00 00 00 follows the salt and the key begins with "3a5f" in place of "0c60". Which number does the first block have?
# look: 01-rfc-6070-one-round
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
    if rounds < 1 or length < 1:
        return None
    key = b""
    number = 0
    while len(key) < length:
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
        number += 1
    return key[:length].hex()
