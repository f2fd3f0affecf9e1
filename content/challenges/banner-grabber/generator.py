from random import Random

PORTS = {
    "192.0.2.20": [22, 80, 2222],
    "192.0.2.25": [21, 25, 110, 143, 587, 993],
    "192.0.2.30": [3306, 5432, 6379, 7000, 7001, 7002, 7003, 7004, 7005],
    "192.0.2.60": [22],
}


def generate(seed):
    """A host, some of its services in any order, and now and then a port that is not there."""
    random = Random(seed)
    host = random.choice(["192.0.2.20", "192.0.2.25", "192.0.2.25", "192.0.2.30", "192.0.2.30", "192.0.2.60"])
    known = PORTS[host]
    ports = random.sample(known, random.randint(1, min(6, len(known))))
    ports += random.sample(range(8000, 9000), random.choice([0, 1, 2]))
    random.shuffle(ports)
    return f"{host}\n{' '.join(map(str, ports))}\n"
