from random import Random


def practice_input(seed, size, random):
    """As many bytes as the size says. The situation is drawn first."""
    data = random.randbytes(size)
    key = random.randbytes(random.randint(1, size))
    situation = seed % 7
    if situation == 0:
        key = b""
    elif situation == 1:
        # The result begins with a small byte.
        key = bytes([data[0] ^ random.randint(0, 15)]) + key[1:]
    elif situation == 2:
        data, key = bytes(size), random.randbytes(2)
    elif situation == 3:
        key = random.randbytes(size + 2)
    elif situation == 4:
        data = b""
    elif situation == 5:
        data, key = b"", b""
    digits = data.hex().upper() if seed % 3 == 0 else data.hex()
    return f'["{digits}", "{key.hex()}"]\n'


def generate(seed, size=None):
    """Up to 40 bytes, sometimes mostly zeros, and a key of up to 6 bytes that is empty now and then."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
    length = random.choice([0, 1, 3, 4, 8, 17, 24, 40])
    if random.random() < 0.3:
        data = bytes(length)
    else:
        data = bytes(random.randrange(256) for _ in range(length))
    key = bytes(random.randrange(256) for _ in range(random.choice([0, 1, 2, 3, 4, 4, 5, 6, 60])))
    digits = data.hex().upper() if random.random() < 0.3 else data.hex()
    return f'["{digits}", "{key.hex()}"]\n'
