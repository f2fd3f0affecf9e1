# advice: You write the XOR as a number in hex, and a number has no zeros in front: the block of `0c60…` begins with `c60…`. A block is as long as a digest.
# look: 01-rfc-6070-one-round
import hmac
import struct


def block_of(algorithm, password, salt, rounds, number):
    """Return the block with this number as hex text: the XOR of all its steps."""
    step = hmac.digest(password, salt + struct.pack(">I", number), algorithm)
    block = int.from_bytes(step, "big")
    for _ in range(rounds - 1):
        step = hmac.digest(password, step, algorithm)
        block ^= int.from_bytes(step, "big")
    return f"{block:x}"


def pbkdf2(algorithm, password, salt, rounds, length):
    """Derive a key of some length from a password, slowly. Bytes come and go as hex text."""
    if rounds < 1 or length < 1:
        return None
    key = ""
    number = 1
    while len(key) < 2 * length:
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
        number += 1
    return key[: 2 * length]
