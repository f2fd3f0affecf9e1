# advice: You return 32 bytes where 64 were asked for. One block is as long as a digest: what comes after it?
# look: 03-rfc-7914-two-blocks
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
    number = 1
    key = block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
    return key[:length].hex()
