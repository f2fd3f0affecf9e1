# advice: You count blocks of 32 bytes, which is right for SHA-256 alone. For `sha1`, a block has 20 bytes, so one is too few for 25.
# look: 02-rfc-6070-25-bytes
import hmac
import struct


def block_of(algorithm, password, salt, rounds, number):
    step = hmac.digest(password, salt + struct.pack(">I", number), algorithm)
    block = step
    for _ in range(rounds - 1):
        step = hmac.digest(password, step, algorithm)
        block = bytes([a ^ b for a, b in zip(block, step)])
    return block


def pbkdf2(algorithm, password, salt, rounds, length):
    if rounds < 1 or length < 1:
        return None
    key = b""
    for number in range(1, -(-length // 32) + 1):
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
    return key[:length].hex()
