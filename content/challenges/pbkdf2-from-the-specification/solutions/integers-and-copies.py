# title: Integers for the XOR, a copy for each HMAC
# why: As one large integer, a step takes a single XOR. The HMAC prepares the password once, and every step begins with a copy of it.
import hmac
from math import ceil


def stepped(keyed, message):
    """Return the HMAC of a message under a key that is prepared already."""
    fresh = keyed.copy()
    fresh.update(message)
    return fresh.digest()


def pbkdf2(algorithm, password, salt, rounds, length):
    """Derive a key of some length from a password, slowly. Bytes come and go as hex text."""
    if min(rounds, length) < 1:
        return None
    keyed = hmac.new(bytes.fromhex(password), None, algorithm)
    size = keyed.digest_size
    blocks = []
    for number in range(1, ceil(length / size) + 1):
        message = bytes.fromhex(salt) + number.to_bytes(4, "big")
        collected = 0
        for _ in range(rounds):
            message = stepped(keyed, message)
            collected ^= int.from_bytes(message, "big")
        blocks.append(f"{collected:0{2 * size}x}")
    return "".join(blocks)[: 2 * length]
