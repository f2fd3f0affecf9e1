from random import Random

PORTS = [22, 25, 80, 143, 443, 993, 5432, 8080]


def generate(seed):
    """A part of the subnet and up to seven ports in any order, some of them twice."""
    random = Random(seed)
    prefix = random.choice([26, 27, 27, 28, 28, 29, 30])
    size = 2 ** (32 - prefix)
    host = random.choice([1, 5, 9, 20, 25, 30, 33, 62, 40])
    network = f"192.0.2.{host // size * size}/{prefix}"
    ports = random.sample(PORTS, random.randint(1, 7))
    ports += random.sample(ports, random.randint(0, min(3, len(ports))))
    random.shuffle(ports)
    return f"{network}\n{' '.join(map(str, ports))}\n"
