import json
from random import Random
from string import ascii_lowercase, digits

USERS = ["kestrel", "wren", "rook", "Heron", ""]
WORDS = ["river", "Lamp", "seven", "quiet", "stone", "amber", "north", "Wren", "rook", "HERON"]
KNOWN = ["password", "correct horse battery", "river lamp seven", "abc abc abc abc", "aaaaaaaaaaaaaaaa"]


def generate(seed):
    """A password near one of the boundaries, a phrase, or a known one in mixed case."""
    random = Random(seed)
    user = random.choice(USERS)
    kind = random.choice(["phrase", "phrase", "length", "variety", "known"])
    if kind == "phrase":
        words = random.choices([*WORDS, user.title(), user.upper()], k=random.randint(2, 5))
        password = random.choice([" ", "-", ""]).join(words)
    elif kind == "length":
        length = random.choice([14, 15, 64, 65, 65])
        password = "".join(random.choices(ascii_lowercase + digits, k=length))
    elif kind == "variety":
        letters = random.sample("abcdEFGH12", random.choice([4, 5, 6, 7]))
        password = "".join(letters) * random.randint(2, 4)
    else:
        known = random.choice(KNOWN)
        password = random.choice([known, known.upper(), known.title(), known + "!"])
    return json.dumps([password, user, random.choice([KNOWN, KNOWN[1:4], []])]) + "\n"
