import hashlib
import json
from random import Random


def generate(seed):
    """A PIN of a small alphabet, with a budget that is too small, exact, generous or larger than the space."""
    random = Random(seed)
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
