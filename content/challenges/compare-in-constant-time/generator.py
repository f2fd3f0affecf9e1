from random import Random


def practice(random, situation, size):
    """Two tags of as many bytes as the size says, or one byte apart."""
    stored = bytearray(random.sample(range(256), size))
    given = bytearray(stored)
    if situation == 1:
        given[0] ^= random.randint(1, 255)
    elif situation == 2:
        given[-1] ^= random.randint(1, 255)
    elif situation == 3:
        # Two equal differences, or one if there is only one byte.
        change = random.randint(1, 255)
        for place in {0, size - 1}:
            given[place] ^= change
    elif situation == 4:
        given.reverse()
    elif situation == 5:
        given.pop()
    elif situation == 6:
        given.append(random.choice([0, random.randint(0, 255)]))
    return f"{stored.hex()}\n{given.hex()}\n"


def generate(seed, size=None):
    """Two tags: equal, changed in one place, changed in two that cancel, swapped, or of other length."""
    random = Random(seed)
    if size:
        return practice(random, seed % 7, size)
    stored = random.randbytes(random.choice([1, 2, 16, 20, 32]))
    given = bytearray(stored)
    change = random.choice(["none", "one", "one", "cancel", "cancel", "swap", "swap", "shorter", "longer", "other"])
    first = random.randrange(len(given))
    second = random.randrange(len(given))
    if change in ("one", "cancel"):
        given[first] ^= 0x24
    if change == "cancel":
        given[second] ^= 0x24
    if change == "swap":
        given[first], given[second] = given[second], given[first]
    if change == "shorter":
        given = given[:-1]
    if change == "longer":
        given = given + b"\x00"
    if change == "other":
        given = random.randbytes(len(stored))
    return f"{stored.hex()}\n{given.hex()}\n"
