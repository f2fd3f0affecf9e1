from random import Random

KNOWN = [22, 25, 53, 80, 110, 123, 143, 443, 445, 993, 3306, 3389, 5432, 8080]


def generate(seed, size=None):
    """A port in hex, with as many digits as the size says, and a port in decimal. The situation is drawn first."""
    random = Random(seed)
    width = min(size or random.randint(1, 4), 4)
    port = random.randrange(16 ** (width - 1) if width > 1 else 0, 16**width)
    text = f"{port:x}"
    situation = seed % 6
    if situation == 0:
        text = "".join(random.choice("123456789") for _ in range(width))
    elif situation == 1:
        text = "0x" + text
    elif situation == 2:
        text = "0X" + text.upper()
    elif situation == 3:
        text = text.rjust(4, "0")
    elif situation == 4:
        text = "0x" + text.rjust(4, "0")
    else:
        text = text.upper()
    rule = random.choice([random.choice(KNOWN), random.randint(0, 15), random.randint(256, 4095), random.randint(4096, 65535)])
    return f"{text}\n{rule}\n"
