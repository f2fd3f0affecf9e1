import json
from random import Random


def generate(seed):
    """Random passwords and salts, few rounds, and lengths at and around the end of a block."""
    random = Random(seed)
    algorithm, size = random.choice([("sha1", 20), ("sha256", 32), ("sha512", 64)])
    password = random.randbytes(random.choice([0, 1, 8, 24, 63, 64, 65, 128, 130]))
    salt = random.randbytes(random.choice([0, 4, 8, 16]))
    rounds = random.choice([1, 2, 3, 10, 50, 0]) if random.random() < 0.5 else random.randrange(1, 60)
    length = random.choice([size, size - 1, size + 1, 2 * size, 1, 16, random.randrange(0, 100)])
    return json.dumps([algorithm, password.hex(), salt.hex(), rounds, length]) + "\n"
