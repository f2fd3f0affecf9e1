from random import Random

LOGINS = [
    ("kestrel", "sample-kestrel"),
    ("kestrel", "sample-kestrel"),
    ("rook", "r&d = 50% + x"),
    ("wren", "sample-wren"),
]
PATHS = ["/home", "/confirm", "/salary", "/look", "/note", "/plain", "/logout"]


def generate(seed):
    """A login, sometimes a wrong one, and a walk over the pages."""
    random = Random(seed)
    user, password = random.choice(LOGINS)
    if random.random() < 0.15:
        password = random.choice(["", "guess", password.upper()])
    paths = random.choices(PATHS, k=random.randrange(3, 9))
    return "\n".join([user, password] + paths) + "\n"
