from random import Random

OWNED = ["buoy-1", "gate", "mail"]
OTHERS = ["printer", "camera-3", "archive", "buoy-10", "relay", "tide-gauge"]


def generate(seed, size=None):
    """As many lines as the size says. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    count = size or random.choice([3, 5, 8])
    situation = seed % 6
    if situation == 0 and (size or 1) == 1 and seed % 4 == 0:
        return ""
    hosts = OWNED + OTHERS
    if situation in (1, 2):
        hosts = OWNED
    elif situation == 3:
        hosts = OTHERS
    elif situation == 4:
        hosts = [random.choice(OWNED), random.choice(OTHERS)]
    lines = []
    for number in range(count):
        host = random.choice(hosts)
        if situation == 4:
            host = hosts[number % 2]
        amount = random.choice([0, random.randint(1, 99), random.randint(100, 90_000)])
        gap = " " * random.choice([1, 1, 1, 3])
        lines.append(f"0{number % 6}:{random.randint(10, 59)}{gap}{host}{gap}{amount}\n")
    return "".join(lines)
