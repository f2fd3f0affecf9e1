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


def generate(seed):
    """A host and a range around some of its open ports, sometimes with one of them at its very edge."""
    random = Random(seed)
    host = random.choice(sorted(OPEN))
    port = random.choice(OPEN[host])
    if random.random() < 0.2:
        return f"{host}\n{port}\n"
    reach = random.choice([0, 100, 1000])
    near = [other for other in OPEN[host] if abs(other - port) <= reach]
    first = max(1, min(near) - random.choice([0, 1, 9]))
    last = min(65535, max(near) + random.choice([0, 1, 90]))
    return f"{host}\n{first}-{last}\n"
