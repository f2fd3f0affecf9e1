import json
from random import Random
from string import ascii_lowercase, digits

USERS = ["kestrel", "wren", "rook", "Heron", ""]
WORDS = ["river", "Lamp", "seven", "quiet", "stone", "amber", "north", "Wren", "rook", "HERON"]
KNOWN = ["password", "correct horse battery", "river lamp seven", "abc abc abc abc", "aaaaaaaaaaaaaaaa"]


def practice(random, situation, size):
    """A password for one situation, and its user. A larger size has a longer list of known passwords."""
    user = random.choice(["kestrel", "wren", "rook", "heron"])
    known = random.sample(KNOWN, size)
    letters = random.sample(ascii_lowercase + digits, 36)
    if situation == 0:
        password = "".join(letters[: random.choice([14, 15])])
    elif situation == 1:
        password = "".join(letters * 2)[: random.choice([64, 65])]
    elif situation == 2:
        password = "".join(letters[: random.choice([1, 5, 6])] * 20)[:20]
    elif situation == 3:
        password = random.choice([known[0].upper(), known[0].title(), known[0] + "!"])
    elif situation == 4:
        words = [random.choice(WORDS), random.choice(WORDS), "77"]
        words.insert(size % 3, random.choice([user.title(), user.upper()]))
        password = "-- "[size % 3].join(words)
        user = user.title() if size > 3 else user
    elif situation == 5:
        user, password = "", " ".join(random.sample(WORDS, 4))
    elif situation == 6:
        # Long enough only with the spaces at its ends.
        password = f"  {''.join(letters[:11])}  "
    elif situation == 7:
        password = "".join(letter + letter.upper() for letter in random.sample(ascii_lowercase, 3)) * 3
    else:
        password = "-".join(random.sample(WORDS, random.randint(1, 4)))
        if size % 2:
            password += f"-{user}"
        known.append(password.lower())
    return json.dumps([password, user, known]) + "\n"


def generate(seed, size=None):
    """A password near one of the boundaries, a phrase, or a known one in mixed case."""
    random = Random(seed)
    if size:
        return practice(random, seed % 9, size)
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
