from random import Random

PORTS = {
    "192.0.2.20": [22, 80, 2222],
    "192.0.2.25": [21, 25, 110, 143, 587, 993],
    "192.0.2.30": [3306, 5432, 6379, 7000, 7001, 7002, 7003, 7004, 7005],
    "192.0.2.60": [22],
}


# For each rule of the brief, services that show it.
SITUATIONS = [
    ("192.0.2.20", [80]),
    ("192.0.2.25", [25, 143]),
    ("192.0.2.30", [3306, 7005]),
    ("192.0.2.30", [7000, 7003]),
    ("192.0.2.30", [5432]),
    ("192.0.2.20", [22, 2222]),
    ("192.0.2.25", [21, 110]),
    ("192.0.2.30", [7004]),
    ("192.0.2.30", [6379, 7001]),
]


def practice(random, situation, count):
    """A service that shows one rule, and as many ports as the size says that aren't there."""
    host, ports = SITUATIONS[situation]
    chosen = [random.choice(ports), *random.sample(range(8000, 9999), count)]
    random.shuffle(chosen)
    return f"{host}\n{' '.join(map(str, chosen))}\n"


def generate(seed, size=None):
    """A host, some of its services in any order, and now and then a port that isn't there."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % len(SITUATIONS), size)
    host = random.choice(["192.0.2.20", "192.0.2.25", "192.0.2.25", "192.0.2.30", "192.0.2.30", "192.0.2.60"])
    known = PORTS[host]
    ports = random.sample(known, random.randint(1, min(6, len(known))))
    ports += random.sample(range(8000, 9000), random.choice([0, 1, 2]))
    random.shuffle(ports)
    return f"{host}\n{' '.join(map(str, ports))}\n"
