from random import Random


def generate(seed):
    """Two tags: equal, changed in one place, changed in two that cancel, swapped, or of other length."""
    random = Random(seed)
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
