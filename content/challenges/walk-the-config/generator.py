import json
from random import Random

KEYS = ["mail", "users", "name", "port", "tokens", "a/b", "~ops", "note", "key", "groups"]
SECRETS = ["password", "secret", "token", "api_key", "Password", "API_KEY", "Token"]
TEXTS = ["tern", "s-81f3", "", "${MAIL}", "${HOME", "}", "owl 7", "k-07"]


def value_of(random, depth):
    """A value: a text or a number, or parts as long as some depth is left."""
    kind = random.randrange(6)
    if depth > 0 and kind < 2:
        return part_of(random, depth, random.randrange(4))
    if depth > 0 and kind == 2:
        return [value_of(random, depth - 1) for _ in range(random.randrange(4))]
    return random.choice([*TEXTS, random.randrange(10000), True, None])


def part_of(random, depth, count):
    """A dictionary of a few keys, every third one secret."""
    keys = random.sample(KEYS, count)
    keys = [random.choice(SECRETS) if random.randrange(3) == 0 else key for key in keys]
    return {key: value_of(random, depth - 1) for key in keys}


def practice(random, situation, size):
    """As many keys as the size says, with one rule in each situation, and the limit that goes with it."""
    text = f"{random.choice(['tern', 'owl', 'crane', 'swift'])}{random.randrange(100)}"
    config = {f"{random.choice('abcde')}{number}": random.choice([text, number]) for number in range(size)}
    limit = 4
    if situation == 0:
        config["users"] = [{"token": text}, {random.choice(["Token", "API_KEY"]): text}]
    elif situation == 1:
        config[random.choice(["/srv", "a/b"])] = {"token": text}
        config[random.choice(["~ops", "a~b", "~1"])] = {"secret": text}
    elif situation == 2:
        config["token"] = {"list": [text, {"name": text}], "name": text}
    elif situation == 3:
        config["a"] = {"token": text, "b": {"token": text}}
        config["list"] = [[]]
        limit = 2
    elif situation == 4:
        config["password"] = random.choice(["${A}", "${HOME}"])
        config["token"] = random.choice(["${A", "${HOME"])
        config["mail"] = [{"secret": ""}]
    elif situation == 5:
        config["password_hint"] = text
        config["tokens"] = [text]
    elif situation == 6:
        config["password"] = random.randrange(1000, 10000)
        config["secret"] = [None, text, True]
    else:
        config = {"token": text, **config, "mail": {"Password": text}}
        limit = random.choice([1, 2])
    return [config, limit]


def generate(seed, size=None):
    """Nested settings with secrets on every level, and a limit that some of them exceed."""
    random = Random(seed)
    if size:
        return json.dumps(practice(random, seed % 8, size)) + "\n"
    situation = seed % 3
    depth = [2, 4, 5][situation]
    config = {f"{key}": value_of(random, depth) for key in random.sample(KEYS + SECRETS[:4], 6)}
    limit = [random.randrange(1, 3), 3, 6][situation]
    return json.dumps([config, limit]) + "\n"
