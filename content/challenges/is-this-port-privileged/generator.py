import json
from random import Random

BOUNDARIES = [1023, 1024, 0, 65535, -1, 65536]


def generate(seed, size=None):
    """One number as the list of arguments, whatever the size. Every third one lies at a boundary."""
    random = Random(seed)
    situation = seed % 3
    if situation == 0:
        port = BOUNDARIES[seed // 3 % 6]
    elif situation == 1:
        port = random.choice([random.randint(1, 1022), random.randint(1025, 65534)])
    else:
        port = random.choice([random.randint(-70_000, -2), random.randint(65_537, 200_000), random.randint(1, 1022)])
    return json.dumps([port]) + "\n"
