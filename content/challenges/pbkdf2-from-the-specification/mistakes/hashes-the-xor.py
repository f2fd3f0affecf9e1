# advice: From step 3 on, your message is the XOR of all steps so far. With two rounds nobody sees it, because after step 1 both are the same: what does the brief give to the next step?
# look: 01-rfc-6070-4096-rounds
import hmac
import struct


def block_of(algorithm, password, salt, rounds, number):
    step = hmac.digest(password, salt + struct.pack(">I", number), algorithm)
    block = step
    for _ in range(rounds - 1):
        step = hmac.digest(password, block, algorithm)
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
