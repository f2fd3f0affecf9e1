from random import Random

OPEN = {
    "192.0.2.20": [22, 80, 443],
    "192.0.2.25": [25, 143, 993],
    "192.0.2.30": [22, 5432, 6379],
    "192.0.2.50": [1, 1024, 1025, 8080, 65535],
    "192.0.2.60": [22, 8443],
    "198.51.100.7": [22, 80, 443],
    "10.192.0.2": [22, 80],
}


def practice(random, situation, count):
    """A host and a range of as many ports as the size says. Every rule is a situation of its own."""
    host = random.choice([host for host in sorted(OPEN) if host.startswith("192.0.2.")])
    port = random.choice(OPEN[host])
    first = max(1, port - random.randrange(count))
    last = min(65535, first + count - 1)
    if situation == 0:
        return f"{host}\n{port}\n"
    if situation == 1:
        # The last port of the range is open.
        first, last = max(1, port - count + 1), port
    elif situation == 2:
        host = random.choice(["198.51.100.7", "203.0.113.9"])
    elif situation == 3:
        # As text, this address contains the network's.
        host = "10.192.0.2"
    elif situation == 4:
        first, last = port, min(65535, port + count - 1)
    return f"{host}\n{first}-{last}\n"


def generate(seed, size=None):
    """A host and a range around some of its open ports, sometimes with one of them at its very edge."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 5, size)
    host = random.choice(sorted(OPEN))
    port = random.choice(OPEN[host])
    if random.random() < 0.2:
        return f"{host}\n{port}\n"
    reach = random.choice([0, 100, 1000])
    near = [other for other in OPEN[host] if abs(other - port) <= reach]
    first = max(1, min(near) - random.choice([0, 1, 9]))
    last = min(65535, max(near) + random.choice([0, 1, 90]))
    return f"{host}\n{first}-{last}\n"
