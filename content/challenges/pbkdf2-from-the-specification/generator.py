import json
from random import Random

SIZES = {"sha1": 20, "sha256": 32, "sha512": 64}


def practice(random, situation, size):
    """A short password and salt, and as many rounds as the size says, at least two where they make a difference."""
    algorithm = random.choice(list(SIZES))
    rounds = size
    length = random.randint(4, SIZES[algorithm])
    if situation == 1:
        rounds = size + 1
    elif situation == 2:
        length = SIZES[algorithm] + random.randint(1, 8)
    elif situation == 3:
        length = SIZES[algorithm]
    elif situation == 4:
        rounds = -random.randrange(2)
    elif situation == 5:
        length = -random.randrange(2)
    password = random.randbytes(random.randint(1, 6))
    salt = random.randbytes(random.randint(0, 4))
    return json.dumps([algorithm, password.hex(), salt.hex(), rounds, length]) + "\n"


def generate(seed, size=None):
    """Random passwords and salts, few rounds, and lengths at and around the end of a block."""
    random = Random(seed)
    if size:
        return practice(random, seed % 6, size)
    algorithm, size = random.choice([("sha1", 20), ("sha256", 32), ("sha512", 64)])
    password = random.randbytes(random.choice([0, 1, 8, 24, 63, 64, 65, 128, 130]))
    salt = random.randbytes(random.choice([0, 4, 8, 16]))
    rounds = random.choice([1, 2, 3, 10, 50, 0]) if random.random() < 0.5 else random.randrange(1, 60)
    length = random.choice([size, size - 1, size + 1, 2 * size, 1, 16, random.randrange(0, 100)])
    return json.dumps([algorithm, password.hex(), salt.hex(), rounds, length]) + "\n"
