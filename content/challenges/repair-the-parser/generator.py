import json
from random import Random


def reading(random, length=None):
    """A record of kind 1."""
    body = random.randbytes(random.randrange(1, 4) if length is None else length)
    return bytes([1, len(body)]) + body


def numbered(random, kind, number):
    """A mark or a repetition, sometimes with bytes that don't matter."""
    body = bytes([number]) + random.randbytes(random.choice([0, 0, 2]))
    return bytes([kind, len(body)]) + body


def valid(random):
    """A file that uses marks, repetitions and silence."""
    number = random.randrange(256)
    parts = [reading(random, random.choice([0, 1, 2, 5])) for _ in range(random.randrange(3))]
    parts += [numbered(random, 2, number), reading(random, random.choice([0, 2]))]
    parts += [numbered(random, 3, number) for _ in range(random.randrange(3))]
    parts += [numbered(random, 2, random.randrange(256)) for _ in range(random.randrange(2))]
    return b"RD" + b"".join(parts)


def bad_record(random, situation, number):
    """A record that a file is refused for."""
    if situation == 0:
        return reading(random, 4)[: random.randrange(1, 6)]
    if situation == 1:
        return bytes([random.choice([0, 4, 255]), 1, 7])
    if situation == 2:
        return bytes([random.choice([2, 3]), 0])
    if situation == 3:
        return numbered(random, 3, (number + 1) % 256)
    # Its own mark, directly before it.
    return numbered(random, 2, number) + numbered(random, 3, number)


def one_file(random, situation):
    """A file for one situation: a refusal in the middle, a wrong beginning, two faults, or nothing wrong."""
    number = random.randrange(256)
    begin = numbered(random, 2, number) + reading(random)
    if situation < 5:
        return b"RD" + begin + bad_record(random, situation, number) + random.choice([b"", reading(random)])
    if situation == 5:
        return random.choice([b"rd", b"R", b"", b"DR"]) + begin
    if situation == 6:
        # The number is given again, and the newer reading counts.
        return b"RD" + begin + numbered(random, 2, number) + reading(random) + numbered(random, 3, number)
    if situation == 7:
        return b"RD" + begin + bytes([random.choice([0, 2, 3, 9]), random.choice([5, 9])])
    if situation == 8:
        return b"RD" + numbered(random, 2, number) + reading(random, 0) + numbered(random, 3, number)
    return valid(random)


def generate(seed, size=None):
    """One to five files. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    count = size or random.randrange(2, 6)
    files = [one_file(random, (seed + 3 * place) % 10) for place in range(count)]
    return json.dumps([[data.hex() for data in files]]) + "\n"
