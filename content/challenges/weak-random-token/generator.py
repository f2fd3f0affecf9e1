from random import Random


def tokens_from(state, count):
    """Return the tokens that the service makes from this state on."""
    tokens = []
    for _ in range(count):
        halves = []
        for _ in range(2):
            state = (6117517 * state + 2820687) % 16777216
            halves.append(f"{state >> 12:03x}")
        tokens.append("".join(halves))
    return tokens


def practice(random, situation, size):
    """As many lines as the size says."""
    tokens = tokens_from(random.randrange(16777216), size)
    if situation == 0:
        while "0" not in (tokens[0][0], tokens[0][3]):
            tokens = tokens_from(random.randrange(16777216), size)
    known = range(size)
    if situation == 1:
        known = range(size - 2, size)
    elif situation == 2:
        known = [0, size - 1]
    elif situation == 3:
        known = [random.randrange(size)]
    elif situation == 4:
        known = [0, 1]
    elif situation == 5:
        tokens[-1] = f"{random.randrange(16777216):06x}"
    return "".join(f"{token}\n" if place in known else "?\n" for place, token in enumerate(tokens))


def generate(seed, size=None):
    """Two to eight tokens of which some were not seen, rarely with one that does not belong."""
    random = Random(seed)
    if size:
        return practice(random, seed % 7, size)
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
