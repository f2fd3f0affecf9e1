# advice: For an empty `password` you return `None`. The brief allows that it's empty, and the salt as well.
# look: 08-empty-password
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
    if not password or rounds < 1 or length < 1:
        return None
    key = b""
    number = 1
    while len(key) < length:
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
        number += 1
    return key[:length].hex()
