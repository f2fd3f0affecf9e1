from random import Random

HOSTS = ["buoy-1", "buoy-2", "gate", "camera-3", "mast", "relay", "tide-gauge", "backup"]
MIB = 1024 * 1024


def generate(seed, size=None):
    """A host and its bytes; a larger size allows a larger number. The situation is drawn first."""
    random = Random(seed)
    most = 10 ** (size or random.randint(1, 5))
    whole = random.randint(0, most)
    situation = seed % 7
    if situation == 0:
        sent = random.randint(0, 9) * 1000
    elif situation == 1:
        # Exactly halfway, with the even neighbor below or above.
        sent = whole * MIB + MIB // 2
    elif situation == 2:
        sent = whole * MIB + MIB // 2 + random.choice([-1, 1])
    elif situation == 3:
        # Halfway between two numbers of two digits after the point.
        sent = whole * MIB + random.choice([1, 3, 5, 7]) * MIB // 8
    elif situation == 4:
        sent = (whole + 1) * MIB - random.randint(0, 5000)
    else:
        sent = whole * MIB + random.randrange(MIB)
    return f"{random.choice(HOSTS)}\n{sent}\n"
