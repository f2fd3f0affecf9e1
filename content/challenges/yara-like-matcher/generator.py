import json
from random import Random

PIECES = [b"MZ", b"Updater", b"UPDATER", b"updater", b"\x68\x01\x5a", b"\x68\x02\x50", b"\x00\x00", b"/tmp", b"or"]
PATTERNS = [
    ["text", "MZ"],
    ["text", "Updater"],
    ["nocase", "updater"],
    ["nocase", "/TMP"],
    ["hex", "68 ?? 5?"],
    ["hex", "68 01 5A"],
    ["hex", "?0 ?0"],
    ["hex", "00 ??"],
]
NAMES = ["$a", "$b", "$c", "$d"]


def term(random, names):
    words = random.choice(["any of them", "all of them", "2 of them", "NAME", "NAME", "NAME at 0", "NAME at 7"])
    words = words.replace("NAME", random.choice(names))
    return f"not {words}" if random.random() < 0.25 else words


def rule(random, number):
    names = NAMES[: random.randrange(1, 5)]
    condition = term(random, names)
    for _ in range(random.randrange(3)):
        condition += random.choice([" and ", " or "]) + term(random, names)
    strings = {name: random.choice(PATTERNS) for name in names}
    return {"name": f"rule_{number}", "strings": strings, "condition": condition}


def generate(seed):
    """Two to five rules with random conditions, and a file made of pieces that their strings look for."""
    random = Random(seed)
    rules = [rule(random, number) for number in range(1, random.randrange(3, 7))]
    data = b"".join(random.choice(PIECES) for _ in range(random.randrange(7)))
    return json.dumps([rules, data.hex()]) + "\n"
