import json
from random import Random

OUTSIDE = ["192.0.2.20", "198.51.100.4", "203.0.113.66", "192.168.10.20", "192.168.20.1", "192.168.16.4"]
NEAR = ["10.2.0", "10.21.0", "10.200.1", "10.19.0", "10.16.4", "172.20.0", "172.24.9", "172.31.0", "10.10.20"]


def internal(random):
    """Returns any address of the office or the harbor."""
    network = random.choice(["10.20", "10.20", "172.16", "172.17", "172.18", "172.19"])
    return f"{network}.{random.randint(0, 255)}.{random.randint(0, 255)}"


def generate(seed, size=None):
    """As many addresses as the size says. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    count = size or random.choice([4, 6, 10])
    near = [f"{network}.{random.randint(1, 254)}" for network in NEAR]
    situation = seed % 7
    if situation == 0 and size is None:
        addresses = random.sample(near + OUTSIDE, count)
    elif situation in (0, 1):
        # At the edges of the harbor.
        edges = ["172.16.0.0", "172.19.255.255", f"172.20.0.{random.randint(0, 9)}", f"172.19.{random.randint(0, 9)}.0"]
        addresses = random.sample(edges, min(count, 4))
    elif situation == 2:
        addresses = [internal(random)] * min(count, 2)
    elif situation == 3:
        addresses = [f"{' ' * random.randint(0, 2)}{internal(random)}{' ' * random.randint(1, 3)}"]
    elif situation == 4:
        addresses = [f"10.{random.choice([2, 200, 201, 21])}.20.{random.randint(1, 254)}", internal(random)][:count]
    elif situation == 5:
        addresses = sorted((internal(random) for _ in range(count)), reverse=True)
    else:
        addresses = [random.choice(near)]
    while len(addresses) < count:
        addresses.append(random.choice([internal(random), internal(random), random.choice(near), random.choice(OUTSIDE)]))
    return json.dumps([addresses]) + "\n"
