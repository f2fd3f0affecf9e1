from random import Random

SESSIONS = ["s-1c07", "s-4b1e", "s-77d0", "s-90aa", "s-e3f2"]


def line(session, number, status="200", method="GET", path="/invoices/{}"):
    return f"{session} {method} {path.format(number)} {status}"


def numbers_of(random, situation, start):
    """The numbers that one session asks for, each with the status of its answer."""
    closed = random.choice(["403", "404"])
    found = {
        0: [(0, "200"), (1, "200"), (9, "200"), (10, "200")],
        2: [(0, "200"), (1, closed), (9, "200"), (12, "200")],
        5: [(0, "200"), (0, "200"), (0, closed)],
        6: [(0, "200"), (0, "200"), (1, closed)],
        13: [(2, "200"), (0, closed), (1, "200")],
        14: [(0, "204"), (1, "200"), (2, "206")],
        15: [(0, "200"), (1, "200"), (0, closed), (1, closed)],
    }.get(situation, [(0, "200"), (1, closed), (2, "200")])
    return [(start + place, status) for place, status in found]


def first_lines(random, situation, session, start):
    """Two to four requests that show one rule."""
    low, high = sorted(random.sample(SESSIONS, 2))
    lines = [line(session, number, status) for number, status in numbers_of(random, situation, start)]
    if situation == 1:
        return [line(high, start), line(high, start + 1), line(low, start), line(low, start + 1)]
    if situation == 3:
        return [line("-", start, "401"), line("-", start + 1, "401"), *lines[:2]]
    if situation == 4:
        return [line([low, high][place % 2], start + place) for place in range(4)]
    if situation in (7, 8, 9):
        path = {7: ["/invoices/{}/pdf", "/invoices/{}/"], 8: ["/old/invoices/{}", "/pay/invoices/{}"], 9: ["/invoices/0{}"]}
        return [line(session, start, path=random.choice(path[situation])), lines[1]]
    if situation == 10:
        return [line(session, start, method=random.choice(["POST", "HEAD"])), lines[1]]
    if situation == 11:
        return [line(session, number) for number in random.choice([(9, 10), (99, 100), (10, 9)])]
    return lines


def accounts_of(random, situation, session):
    """The sessions of the accounts department."""
    if situation in (12, 13):
        return [session] if situation == 12 else [f"{session}2"]
    return random.choice([[], ["s-0ff1"], ["s-0ff1", "s-0ff2"]])


def generate(seed, size=None):
    """A few requests that show one rule, then others. The situation comes from the seed."""
    random = Random(seed)
    situation, session = seed % 16, random.choice(SESSIONS)
    lines = first_lines(random, situation, session, random.randrange(1001, 1090))
    count = size or random.randrange(4, 16)
    while len(lines) < count:
        status = random.choice(["200", "200", "404", "403"])
        lines.append(line(random.choice(SESSIONS), random.randrange(1101, 1112), status))
    threshold = 2 if size else random.choice([2, 2, 3, 4])
    rows = [" ".join([str(threshold), *accounts_of(random, situation, session)]), *lines[:count]]
    return "".join(f"{row}\n" for row in rows)
