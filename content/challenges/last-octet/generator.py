from random import Random

NETWORKS = ["192.0.2", "198.51.100", "203.0.113", "10.20.0", "172.16.4", "192.168.8"]


def generate(seed, size=None):
    """One line, whatever the size. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    network = random.choice(NETWORKS)
    last = random.choice([random.randint(0, 9), random.randint(10, 99), random.randint(100, 255)])
    situation = seed % 8
    if situation == 0:
        return f"{network}.{random.choice(['0', '00']) + str(random.randint(0, 9))}\n"
    if situation == 1:
        return f"{network}.{random.choice([256, 257, random.randint(258, 999)])}\n"
    if situation == 2:
        return f"10.{random.choice([f'{random.randint(256, 999)}.0', f'20.{random.randint(256, 999)}'])}.{last}\n"
    if situation == 3:
        return random.choice([network, str(last), f"10.{last}", "", network[:-2]]) + "\n"
    if situation == 4:
        return f"{network}.{last}.{random.randint(0, 255)}\n"
    if situation == 5:
        return f"{network}.{random.choice([0, 254, 255])}\n"
    return f"{network}.{last}\n"
