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


def practice(random, situation, count):
    """As many rules as the size says. The last one is a situation of its own."""
    strings = {"$a": ["text", "MZ"], "$b": ["text", f"p{random.randrange(10, 100)}"], "$c": ["text", "zip"]}
    agent = strings["$b"][1].encode()
    condition, data = [
        ("$a", b"MZ" + agent + b"MZ"),
        ("2 of them", b"MZ" + agent[:2] + b"MZ"),
        ("$a or $b and $c", b"MZ" + agent[:2]),
        ("$b and not $a", b"." * random.randrange(1, 5) + agent),
        ("$a at 0 and $b", b"MZ" + agent),
        ("$a", b"{m}" + agent),
        ("not any of them", agent[:2]),
        ("$a at 10", b"MZ" + b"." * 8 + b"MZ"),
        ("1 of them", b"MZ" + agent),
    ][situation]
    if situation == 5:
        strings = {"$a": random.choice([["nocase", "[M]"], ["hex", "5? 4? 5?"], ["nocase", "{M}"]])}
    rules = [rule(random, number) for number in range(1, count)]
    rules.append({"name": f"rule_{count}", "strings": strings, "condition": condition})
    return [rules, data.hex()]


def generate(seed, size=None):
    """Two to five rules with random conditions, and a file made of pieces that their strings look for."""
    random = Random(seed)
    if size is not None:
        return json.dumps(practice(random, seed % 9, size)) + "\n"
    rules = [rule(random, number) for number in range(1, random.randrange(3, 7))]
    data = b"".join(random.choice(PIECES) for _ in range(random.randrange(7)))
    return json.dumps([rules, data.hex()]) + "\n"
