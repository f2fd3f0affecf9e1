from random import Random

DEVICES = [f"192.0.2.{number}" for number in (2, 9, 20, 25, 30, 41, 100, 120, 200)] + ["10.20.0.7", "10.20.0.70"]


def generate(seed, size=None):
    """As many lines as the size says. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    count = size or random.choice([4, 6, 9, 12])
    first, second, third, *others = random.sample(DEVICES, len(DEVICES))
    situation = seed % 8
    if situation == 0:
        lines = [("seen", first), ("expected", first), ("seen", second), ("expected", second)]
    elif situation == 1:
        lines = [("expected", first), ("expected", first), ("expected", second)]
    elif situation == 2:
        lines = [("seen", first), ("seen", second), ("seen", first)]
    elif situation == 3:
        lines = [("seen", first), ("expected", second), ("seen", third)]
    elif situation == 4:
        # One address is the beginning of the other.
        short, long = random.choice([("192.0.2.2", "192.0.2.20"), ("192.0.2.20", "192.0.2.200"), ("10.20.0.7", "10.20.0.70")])
        lines = [("expected", short), ("seen", long)]
    elif situation == 5:
        lines = [("seen", first), ("expected", first), ("seen", first), ("seen", second)]
    elif situation == 6:
        lines = [("expected", first), ("seen", second), ("seen", first), ("expected", third)]
    else:
        lines = []
    while len(lines) < count:
        address = random.choice(others)
        lines.append((random.choice(["expected", "seen"]), address))
    lines = lines[:count]
    if situation in (3, 5, 6):
        random.shuffle(lines)
    return "".join(f"{kind} {address}\n" for kind, address in lines)
