# advice: You hash the password and the message as one piece. Each step is an HMAC, which mixes in the key in its own way: the module `hmac` does that.
# look: 01-rfc-6070-one-round
import hashlib
import struct


def block_of(algorithm, password, salt, rounds, number):
    step = hashlib.new(algorithm, password + salt + struct.pack(">I", number)).digest()
    block = step
    for _ in range(rounds - 1):
        step = hashlib.new(algorithm, password + step).digest()
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
