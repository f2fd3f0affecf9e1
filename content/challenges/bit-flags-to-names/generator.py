import json
from random import Random


def practice_byte(situation, random):
    """A byte for one situation."""
    account = random.choice([0x00, 0x80, 0xC0])
    clean = random.choice([0, 2])
    quality = random.choice([0x08, 0x10])
    retain = random.choice([0x00, 0x20])
    return [
        random.randrange(256) | 1,
        0x40 | retain | 4 | clean,
        account | retain | quality | 4 | clean,
        0x80 | clean | random.choice([0, 4, 4 | retain | quality]),
        account | clean | random.choice([0x20, quality, 0x20 | quality]),
        account | retain | 0x18 | 4 | clean,
        account | clean,
    ][situation]


def generate(seed, size=None):
    """1 to 12 bytes, about half of them any byte, the others close to an allowed one."""
    random = Random(seed)
    if size is not None:
        flags = [practice_byte((seed + place) % 7, random) for place in range(size)]
        digits = bytes(flags).hex()
        return json.dumps([digits.upper() if seed % 2 == 0 else digits]) + "\n"
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
