import json
from random import Random


def record(random, numbers):
    kind = random.choice([1, 1, 2, 3])
    length = random.choice([1, 1, 2, 3])
    body = bytes(random.randrange(256) for _ in range(length))
    if kind == 2:
        numbers.append(body[0])
    if kind == 3 and numbers:
        body = bytes([random.choice(numbers)]) + body[1:]
    return bytes([kind, length]) + body


def practice(random, situation, count):
    """A file of as many records as the size says, or one that only a second walk shrinks."""
    numbers = []
    if situation == 0:
        reading = bytes([1, 2, random.randrange(256), 1, random.choice([1, 2])])
        return b"RD" + reading * count
    data = b"".join(record(random, numbers) for _ in range(count))
    if situation == 1:
        data = data[:-1]
    return b"RD" + data


def generate(seed, size=None):
    """A file of one to six records; repetitions mostly name a mark that is there, and some files are cut."""
    random = Random(seed)
    if size is not None:
        return json.dumps([practice(random, seed % 4, size).hex()]) + "\n"
    numbers = []
    data = b"RD" + b"".join(record(random, numbers) for _ in range(random.randrange(1, 7)))
    if random.random() < 0.2:
        data = data[: random.randrange(2, len(data))]
    return json.dumps([data.hex()]) + "\n"
