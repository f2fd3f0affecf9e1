from random import Random

LOGINS = [
    ("kestrel", "sample-kestrel"),
    ("kestrel", "sample-kestrel"),
    ("rook", "r&d = 50% + x"),
    ("wren", "sample-wren"),
]
PATHS = ["/home", "/confirm", "/salary", "/look", "/note", "/plain", "/logout"]


# For each rule of the brief, a login and the pages that show it.
SITUATIONS = [
    (LOGINS[0], ["/look"]),
    (LOGINS[2], ["/home"]),
    (LOGINS[0], ["/confirm", "/salary"]),
    (LOGINS[0], ["/plain", "/look"]),
    (LOGINS[3], ["/logout", "/home"]),
    (LOGINS[3], ["/note"]),
    (("kestrel", "guess"), ["/home"]),
    (LOGINS[3], ["/plain", "/look"]),
]


def practice(random, situation, size):
    """A login and as many pages as the size says; the first ones show one rule."""
    (user, password), paths = SITUATIONS[situation]
    others = [f"/ship/{random.randint(1, 99)}", random.choice(PATHS), random.choice(PATHS)]
    paths = paths + random.sample(others, 3) + random.choices(PATHS, k=2)
    if size == 1 and situation % 2:
        paths[0] = others[0]
    return "\n".join([user, password, *paths[:size]]) + "\n"


def generate(seed, size=None):
    """A login, sometimes a wrong one, and a walk over the pages."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 8, size)
    user, password = random.choice(LOGINS)
    if random.random() < 0.15:
        password = random.choice(["", "guess", password.upper()])
    paths = random.choices(PATHS, k=random.randrange(3, 9))
    return "\n".join([user, password] + paths) + "\n"
