# advice: For 0 rounds you return an empty text. The brief has another value for that, which nobody can take for a key: `None`.
# look: 04-no-rounds
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
        return ""
    key = b""
    number = 1
    while len(key) < length:
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
        number += 1
    return key[:length].hex()
