from random import Random

ACCOUNTS = ["kestrel", "wren"]
FOREIGN = [1002, 1005, 1009, 1015, 1020]
OWN = {"kestrel": [1001, 1004, 1011], "wren": [1007, 1010]}
MISSING = [1003, 1008, 1012, 1013, 1014, 1016, 1017, 1018, 1019]
FIRST, LAST = 1001, 1020


def span(random, situation, user, count):
    """The first and the last number, so many of them, around what the situation asks for."""
    if situation == 4:
        first = random.choice([FIRST - random.randint(1, count), LAST + 2 - random.randint(1, count)])
        return first, first + count - 1
    if situation == 0:
        # A number that ends the range and belongs to somebody else.
        last = random.choice(FOREIGN)
        return max(FIRST, last - count + 1), last
    begin = random.choice({1: MISSING, 2: OWN[user]}.get(situation, FOREIGN))
    return begin, min(LAST, begin + count - 1)


def generate(seed, size=None):
    """An account and a range of so many invoices. The situation is drawn first."""
    random = Random(seed)
    situation = seed % 6
    user = random.choice(ACCOUNTS)
    password = f"sample-{user}"
    first, last = span(random, situation, user, size or random.randrange(2, 13))
    if situation == 5:
        password = random.choice(["guess", "", password.upper(), "sample-rook"])
    return f"{user}\n{password}\n{first}-{last}\n"
