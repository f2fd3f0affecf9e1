import hashlib
import json
from random import Random


def practice(random, situation, size):
    """A PIN of as many characters as the size says, at most four, in a small alphabet."""
    signs = "".join(random.sample("wren147*#", random.randint(2, 4)))
    longest = min(size, 4)
    length = longest
    if situation == 5:
        signs = "".join(sorted(signs, reverse=True))
        length = random.randint(1, longest)
    elif situation == 6:
        length = longest + 1
    pin = "".join(random.choice(signs) for _ in range(length))
    salt = random.randbytes(random.choice([0, 1, 2]))
    before = sum(len(signs) ** shorter for shorter in range(1, length))
    place = before + 1 + sum(signs.index(sign) * len(signs) ** power for power, sign in enumerate(reversed(pin)))
    # Just enough, one too few, one more than needed, none, and more than there are PINs.
    budget = [place, place - 1, place + 1, 0, 1000, 1000, 1000][situation]
    return json.dumps([salt.hex(), hashlib.sha256(salt + pin.encode()).hexdigest(), signs, longest, budget]) + "\n"


def generate(seed, size=None):
    """A PIN of a small alphabet, with a budget that is too small, exact, generous or larger than the space."""
    random = Random(seed)
    if size:
        return practice(random, seed % 7, size)
    signs = random.choice(["0123456789", "9876543210", "ab", "147", "bird", "*#0"])
    longest = random.choice([1, 2, 3]) if len(signs) == 10 else random.choice([1, 2, 3, 4])
    length = random.choice([longest, longest, random.randrange(1, longest + 1), longest + 1])
    pin = "".join(random.choice(signs) for _ in range(length))
    salt = random.randbytes(random.choice([0, 2, 8]))
    digest = hashlib.sha256(salt + pin.encode()).hexdigest()
    before = sum(len(signs) ** shorter for shorter in range(1, length))
    place = before + 1
    for position, sign in enumerate(reversed(pin)):
        place += signs.index(sign) * len(signs) ** position
    budget = random.choice([place, place - 1, place + 1, 10**4, 10**4, random.randrange(place)])
    return json.dumps([salt.hex(), digest, signs, longest, budget]) + "\n"
