from random import Random

PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 47, 83, 101, 103, 211, 257, 997, 7919, 65537, 104729, 999983]
COMPOSITES = [1, 4, 9, 15, 49, 91, 121, 561, 1001, 10403, 994009]


def practice(random, seed):
    """Two small numbers and an exponent for one situation."""
    situation = seed % 7
    p, q = random.sample(PRIMES[2:13], 2)
    e = random.choice([3, 5, 7, 11, 13, 17, random.randrange(2, 60)])
    if situation == 1:
        e = "null"
    elif situation == 2:
        q = p
    elif situation == 3:
        p = random.choice([4, 9, 25, 49, 121, 169])
        q = random.choice([p, q])
    elif situation == 4:
        q = random.choice([1, 0, -p, -q, 15, 91, 1])
    elif situation == 5:
        e = random.choice([2, 4, 6, p - 1, q - 1])
    elif situation == 6:
        phi = (p - 1) * (q - 1)
        e = [0, 1, -1, phi, phi + 1, phi - 1, -5][seed // 7 % 7]
    return f"[{p}, {q}, {e}]\n"


def generate(seed, size=None):
    """Mostly two primes, sometimes equal or composite, with an exponent that may be left out."""
    random = Random(seed)
    if size:
        return practice(random, seed)
    p = random.choice(PRIMES)
    q = random.choice(PRIMES)
    form = random.random()
    if form < 0.1:
        q = p
    elif form < 0.2:
        q = random.choice(COMPOSITES)
    elif form < 0.3:
        p = random.choice(COMPOSITES)
    e = random.choice(["null", 3, 5, 7, 15, 17, 65537, random.randrange(2, 2000), random.randrange(2, 2000)])
    return f"[{p}, {q}, {e}]\n"
