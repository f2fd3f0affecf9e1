# advice: With one round you're right, but your step 2 hashes the hex digits of step 1 as text. Its message is the bytes: turn them into hex only at the end, when you return the key.
# look: 02-rfc-6070-two-rounds
import hmac
import struct


def block_of(algorithm, password, salt, rounds, number):
    step = hmac.digest(password, salt + struct.pack(">I", number), algorithm)
    block = step
    for _ in range(rounds - 1):
        step = hmac.digest(password, step.hex().encode(), algorithm)
        block = bytes([a ^ b for a, b in zip(block, step)])
    return block


def pbkdf2(algorithm, password, salt, rounds, length):
    if rounds < 1 or length < 1:
        return None
    key = b""
    number = 1
    while len(key) < length:
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
        number += 1
    return key[:length].hex()
