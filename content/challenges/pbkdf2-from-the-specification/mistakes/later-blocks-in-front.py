# advice: Your second block stands in front of the first. At which end of `key` does the next block go?
# look: 03-rfc-7914-two-blocks
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
    number = 1
    while len(key) < length:
        key = block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number) + key
        number += 1
    return key[:length].hex()
