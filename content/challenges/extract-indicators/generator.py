from random import Random

NAMES = ["drop.kestrel.example", "cdn-7.wren.test", "rook.example", "a.b.c.test"]
NOISE = ["notes.txt", "v2.10.3", "192.0.2.1.8", "test", "10.0.0.256", "host_1.example", "10.7", "deadbeef", "latest."]
FILLERS = ["seen from", "then", "calls", "and", "which resolves to", "(see page 3)", "hash:"]
ENDS = [" ", " ", ", ", ". ", "\n", ")\n", ":443 ", "/index "]


def piece(random):
    """One indicator or something that looks like one."""
    number = random.random()
    if number < 0.35:
        net = random.choice(["192.0.2", "198.51.100", "203.0.113"])
        return f"{net}.{random.choice([0, 1, 7, 80, 255, 256])}"
    if number < 0.6:
        return random.choice(NAMES)
    if number < 0.75:
        length = random.choice([64, 64, 64, 63, 65, 40])
        return random.choice("0a") * (length - 8) + "c0ffee42"
    return random.choice(NOISE)


def practice_piece(situation, random):
    """What one line is about; each situation meets another rule."""
    number = random.randint(2, 99)
    if situation == 0:
        return f"198.51.100.{number} and 198.51.100.{number}"
    if situation == 1:
        return f"10.0.{random.randint(256, 999)}.{number}"
    if situation == 2:
        return f"203.0.113[.]{number}"
    if situation == 3:
        return f"192.0.2.{number}.8"
    if situation == 4:
        return f"é192.0.2.{number}"
    if situation == 5:
        return f"Drop{number}.Kestrel.TEST."
    return piece(random)


def generate(seed, size=None):
    """Prose with indicators and near misses, some disguised, some in uppercase."""
    random = Random(seed)
    if size is not None:
        pieces = [practice_piece((seed + line) % 8, random) for line in range(size)]
        return "".join(f"{random.choice(FILLERS)} {found}\n" for found in pieces)
    text = ""
    for _ in range(random.randint(2, 14)):
        found = piece(random)
        if random.random() < 0.25:
            found = found.replace(".", "[.]")
        if random.random() < 0.2:
            found = found.upper()
        text += f"{random.choice(FILLERS)} {found}{random.choice(ENDS)}"
    return text.rstrip() + "\n"
