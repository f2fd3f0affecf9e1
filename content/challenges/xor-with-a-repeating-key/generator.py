from random import Random


def generate(seed):
    """Up to 40 bytes, sometimes mostly zeros, and a key of up to 6 bytes that is empty now and then."""
    random = Random(seed)
    length = random.choice([0, 1, 3, 4, 8, 17, 24, 40])
    if random.random() < 0.3:
        data = bytes(length)
    else:
        data = bytes(random.randrange(256) for _ in range(length))
    key = bytes(random.randrange(256) for _ in range(random.choice([0, 1, 2, 3, 4, 4, 5, 6, 60])))
    digits = data.hex().upper() if random.random() < 0.3 else data.hex()
    return f'["{digits}", "{key.hex()}"]\n'
