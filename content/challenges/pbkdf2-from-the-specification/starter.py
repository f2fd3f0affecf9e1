import hmac
import struct


def block_of(algorithm, password, salt, rounds, number):
    """Return the block with this number: the XOR of all its steps."""
    return hmac.digest(password, salt, algorithm)


def pbkdf2(algorithm, password, salt, rounds, length):
    """Derive a key of some length from a password, slowly. Bytes come and go as hex text."""
    return block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, 1).hex()
