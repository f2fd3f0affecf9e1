from random import Random

PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 47, 83, 101, 103, 211, 257, 997, 7919, 65537, 104729, 999983]
COMPOSITES = [1, 4, 9, 15, 49, 91, 121, 561, 1001, 10403, 994009]


def generate(seed):
    """Mostly two primes, sometimes equal or composite, with an exponent that may be left out."""
    random = Random(seed)
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
