# advice: For 25 bytes of SHA-1 you return only 20, because `//` counts the blocks that are needed whole. What about the one that is needed in part?
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
    size = hmac.new(b"", b"", algorithm).digest_size
    for number in range(1, length // size + 1):
        key += block_of(algorithm, bytes.fromhex(password), bytes.fromhex(salt), rounds, number)
    return key[:length].hex()
