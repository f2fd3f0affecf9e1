import json
from random import Random


def generate(seed):
    """1 to 12 bytes, about half of them any byte, the others close to an allowed one."""
    random = Random(seed)
    flags = []
    for _ in range(random.randint(1, 12)):
        if random.random() < 0.5:
            flags.append(random.randrange(256))
            continue
        byte = random.choice([0x00, 0x80, 0xC0]) | random.choice([0, 2])
        if random.random() < 0.6:
            byte |= 0x04 | random.choice([0x00, 0x20]) | random.choice([0x00, 0x08, 0x10])
        if random.random() < 0.2:
            byte ^= 1 << random.randrange(8)
        flags.append(byte)
    digits = bytes(flags).hex()
    return json.dumps([digits.upper() if random.random() < 0.2 else digits]) + "\n"
