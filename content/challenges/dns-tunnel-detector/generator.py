from random import Random

SOURCES = ["192.0.2.9", "192.0.2.10", "192.0.2.31", "198.51.100.4", "192.0.2.100"]
QUIET = ["www.shop.test", "mail.saltmarsh.test", "shop.test", "e1723.cdn.test", "E1723.cdn.test.", "img.cdn.test", "test"]
DOMAINS = ["drop.test", "depot.test", "cdn.test"]
HEX = "0123456789abcdef"


def carrier(random, length):
    """Digits that fill a label, or two."""
    digits = "".join(random.choice(HEX) for _ in range(length))
    cut = random.randrange(1, length) if length > 2 and random.random() < 0.4 else length
    return f"{digits[:cut]}.{digits[cut:]}" if cut < length else digits


def lines_of(random, situation, count, window):
    """So many questions of one source below one domain, which one rule decides."""
    source, domain = random.choice(SOURCES), random.choice(DOMAINS)
    time, lines = random.randrange(1000), []
    for place in range(count):
        name = f"{carrier(random, random.randrange(4, 13))}.{domain}"
        if situation == 0 and place % 2:
            # The last question at the edge of the window, or right behind it.
            time = lines[-1][0] + window + random.choice([0, 0, 1])
        elif situation == 1 and lines:
            first = lines[0][2]
            name = random.choice([first.upper(), first.title(), f"{first}.", f"{first[0]}.{first[1:].lstrip('.')}"])
        elif situation == 2 and lines:
            source = random.choice(SOURCES)
        elif situation == 3 and lines:
            name = f"{name.split('.')[0]}.{random.choice(DOMAINS)}"
        elif situation == 4:
            name = random.choice([f"10.{random.randrange(256)}.20.10.in-addr.arpa", f"aa.arpa.{domain}", name])
        elif situation == 5:
            name = random.choice([domain, f"{domain}.", domain.upper(), "test", name])
        elif situation == 7 and place % 3:
            # The first name comes again, when its window is over.
            name = lines[0][2] if place % 3 == 2 else name
            time = lines[-1][0] + (1 if place % 3 == 2 else window + 1)
        lines.append((time, source, name))
        time += random.choice([0, 1, window // 3, window // 2])
    return lines


def generate(seed, size=None):
    """One to three machines that ask, near the threshold. The situation comes from the seed."""
    random = Random(seed)
    window = random.choice([0, 50, 300, 1000, 60_000])
    if size is not None:
        lines = lines_of(random, seed % 8, size, window)
        threshold = random.choice([1, 1, 4, 8])
    else:
        lines = []
        for place in range(random.randrange(1, 4)):
            lines += lines_of(random, (seed + place) % 8, random.randrange(2, 9), window)
        for _ in range(random.randrange(6)):
            lines.append((random.randrange(2000), random.choice(SOURCES), random.choice(QUIET)))
        threshold = random.choice([1, 8, 12, 16, 24, 40])
    lines.sort(key=lambda line: line[0])
    return "".join(f"{line}\n" for line in [f"{window} {threshold}", *[f"{t} {s} {n}" for t, s, n in lines]])
