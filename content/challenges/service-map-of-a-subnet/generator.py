from random import Random

PORTS = [22, 25, 80, 143, 443, 993, 5432, 8080]


# For each rule of the brief, networks and ports that show it.
SITUATIONS = [
    (["192.0.2.0/26"], [22, 80, 443, 993, 5432, 8080]),
    (["192.0.2.0/28", "192.0.2.0/29", "192.0.2.32/27", "192.0.2.56/29"], [22, 80, 443]),
    (["192.0.2.16/29", "192.0.2.20/30", "192.0.2.16/28"], [80, 443, 8080]),
    (["192.0.2.4/30", "192.0.2.8/29", "192.0.2.24/29"], [22, 443, 8080]),
    (["192.0.2.28/30", "192.0.2.32/29"], [22, 8080]),
    (["192.0.2.40/29", "192.0.2.52/30", "192.0.2.48/29"], PORTS),
]


def practice(random, situation, size):
    """A network that shows one rule, and more ports than the size says, or some of them twice."""
    networks, likely = SITUATIONS[situation]
    ports = random.sample(likely, min(size + 1, len(likely))) + random.choices(PORTS, k=size)
    random.shuffle(ports)
    return f"{random.choice(networks)}\n{' '.join(map(str, ports[:7]))}\n"


def generate(seed, size=None):
    """A part of the subnet and up to seven ports in any order, some of them twice."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 6, size)
    prefix = random.choice([26, 27, 27, 28, 28, 29, 30])
    size = 2 ** (32 - prefix)
    host = random.choice([1, 5, 9, 20, 25, 30, 33, 62, 40])
    network = f"192.0.2.{host // size * size}/{prefix}"
    ports = random.sample(PORTS, random.randint(1, 7))
    ports += random.sample(ports, random.randint(0, min(3, len(ports))))
    random.shuffle(ports)
    return f"{network}\n{' '.join(map(str, ports))}\n"
