# Line 1: expected ""ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"", got ""e60cc942513261fd3eb76c0e617d53f6f73ebef1"".
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
