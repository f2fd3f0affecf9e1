"""Pictures in which an attacker's program hid a message, among 40 clean ones of the harbor camera."""

import re
from random import Random

TEXTS = ["quay 3 at dawn", "wren is off duty", "gate 4", "bring the café key", "05:40 ferry", "rook knows"]
HEX = re.compile("[0-9a-f]+")
CLEAN = 40


def clean(random, count):
    """Samples of the camera: in each pair, one value is far more frequent. Their first bits announce too much."""
    first = random.randrange(20, 100)
    habit = [random.randrange(2) for _ in range(128)]
    samples = []
    for _ in range(count):
        pair = first + random.randrange(6)
        samples.append(2 * pair + (habit[pair] ^ (random.random() < 0.12)))
    return bytes([samples[0] | 1, *samples[1:]])


def covers(seed):
    """Pictures and the texts to hide in them."""
    random = Random(seed)
    return [(clean(random, 16 + 8 * len(text.encode()) + 40), text) for text in random.sample(TEXTS, 4)]


def inputs(seed):
    """Two programs with two commands each."""
    commands = [f"hide {cover.hex()} {text}\n" for cover, text in covers(seed)]
    return ["".join(commands[:2]), "".join(commands[2:])]


def pictures_in(artifacts, seed):
    """The changed covers. Each must be its cover, but for the lowest bits."""
    lines = [line for text in artifacts for line in text.splitlines()]
    pictures = []
    for line, (cover, _) in zip(lines, covers(seed), strict=True):
        if len(line) != 2 * len(cover) or not HEX.fullmatch(line):
            raise ValueError("A changed cover has as many hex digits as before.")
        samples = bytes.fromhex(line)
        if any(old >> 1 != new >> 1 for old, new in zip(cover, samples)):
            raise ValueError("Only the lowest bits may change.")
        pictures.append(samples)
    return pictures


def album(random, pictures):
    """The pictures in an order that tells nothing, one per line."""
    shuffled = random.sample(pictures, len(pictures))
    return "".join(f"cam-{place:02} {samples.hex()}\n" for place, samples in enumerate(shuffled, 1))


def adapt(artifacts, seed):
    """One of the pictures among three clean ones, and all of them among forty."""
    random = Random(seed)
    pictures = pictures_in(artifacts, seed)
    around = [clean(random, random.randrange(80, 200)) for _ in range(CLEAN)]
    return {
        "items": sum(picture != cover for picture, (cover, _) in zip(pictures, covers(seed))),
        "sample": album(random, [pictures[0], *around[:3]]),
        "graded": album(random, [*pictures, *around]),
    }
