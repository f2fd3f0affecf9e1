from random import Random

WORDS = ["tide", "Pier 2", "fare", "12.50", "harbor", "key", "west", "night", "rope", "ferry", "03:40", "quay"]
ODD = ["é", "ø", "…", "船", "½", "ß"]


def text_of(random, length):
    """Words until there are so many characters."""
    text = random.choice(WORDS)
    while len(text) < length:
        text += " " + random.choice(WORDS)
    return text[:length].strip() or "x"


def scene(random, situation, pieces):
    """Server, domain, size and text. So many pieces need so many names, and then there's the last one."""
    server, domain, size = "192.0.2.53", "drop.test", random.choice([2, 4, 6, 8, 12])
    if situation == 1:
        size = random.choice([64, 66, 100, 120])
    elif situation == 2:
        domain = random.choice(["gone.test", "depot.test", "a.drop.test"])
    elif situation == 3:
        server = random.choice(["192.0.2.54", "192.0.2.55", "192.0.2.99"])
    elif situation == 7 and pieces <= 3:
        # This server knows how up to three pieces look.
        server = "192.0.2.56"
    text = text_of(random, max(1, pieces * size // 2 - random.randrange(2)))
    if situation == 4:
        text = random.choice(ODD) + text[1:]
    elif situation == 5:
        # The last piece is full.
        text = text_of(random, pieces * size // 2).ljust(pieces * size // 2, "x")
    elif situation == 6:
        text = f" {text} " if pieces % 2 else ""
    return server, domain, size, text


def generate(seed, size=None):
    """A text and the way that it takes. The situation comes from the seed, so that every rule meets some seeds."""
    random = Random(seed)
    pieces = size or random.choice([0, 1, 2, 3, 5, 12])
    server, domain, digits, text = scene(random, seed % 8, pieces)
    if pieces == 0:
        text = ""
    return f"{server} {domain}\n{digits}\n{text}\n"
