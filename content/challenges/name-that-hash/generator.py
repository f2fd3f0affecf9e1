import json
from random import Random

HEX = "0123456789abcdef"
MARKS = ["$1$", "$2a$12$", "$2b$10$", "$2y$11$", "$5$", "$6$", "$y$j9T$", "$argon2id$v=19$m=19456,t=2,p=1$", "$2x$10$", "$7$"]


def practice(random, situation, turn):
    """One record for practice. Every rule of the brief is a situation of its own."""
    length = random.choice([32, 40, 64, 128])
    rest = "".join(random.choice("./ABCxyz0189") for _ in range(random.choice([22, 31, 43])))
    digits = "".join(random.choice(HEX) for _ in range(length - 2)) + random.choice(["af", "c4", "7e"])
    # One character that isn't a digit, at the same length, or digits in pairs.
    foreign = [f"{digits[:-2]}{sign}{digits[-1]}" for sign in "g_ z"]
    foreign.append(" ".join(digits[at : at + 2] for at in range(0, length, 2)))
    records = [
        random.choice(MARKS) + rest,
        digits,
        digits.upper(),
        f"{random.choice([' ', '   '])}{digits}  ",
        rest + random.choice(MARKS) + digits,
        foreign[turn % len(foreign)],
        digits[1:],
        f" {random.choice(MARKS)}{rest} ",
    ]
    return records[situation]


def generate(seed, size=None):
    """A marked record or a row of hex digits, sometimes with one thing about it that doesn't fit."""
    random = Random(seed)
    if size is not None:
        return json.dumps([practice(random, seed % 8, seed // 8)]) + "\n"
    if random.random() < 0.4:
        rest = "".join(random.choice("./ABCxyz0189") for _ in range(random.choice([22, 28, 31, 43])))
        text = random.choice(MARKS) + rest
    else:
        length = random.choice([32, 32, 40, 64, 64, 128]) + random.choice([0, 0, 0, 0, -1, 1])
        text = "".join(random.choice(HEX) for _ in range(length))
        if random.random() < 0.3:
            text = text.upper()
        if random.random() < 0.2:
            text = text[:-1] + "g"
    if random.random() < 0.3:
        text = f" {text}  "
    return json.dumps([text]) + "\n"
