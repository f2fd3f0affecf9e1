from random import Random


def generate(seed):
    """Two to eight tokens of which some were not seen, rarely with one that does not belong."""
    random = Random(seed)
    state = random.randrange(16777216)
    tokens = []
    for _ in range(random.randrange(2, 9)):
        halves = []
        for _ in range(2):
            state = (6117517 * state + 2820687) % 16777216
            halves.append(f"{state >> 12:03x}")
        tokens.append("".join(halves))
    known = random.sample(range(len(tokens)), min(len(tokens), random.choice([1, 2, 2, 3])))
    lines = [token if place in known else "?" for place, token in enumerate(tokens)]
    if random.random() < 0.15:
        lines[known[0]] = f"{random.randrange(16777216):06x}"
    return "\n".join(lines) + "\n"
