"""The requests of Count through invoices, as the web server noted them, between those of customers."""

import re
from random import Random

PATH = re.compile(r"/[!-~]{0,100}")
SESSION = re.compile(r"s-(4b1e|90aa)")
METHOD = re.compile(r"[A-Z]{3,7}")
MOST_REQUESTS = 60
CUSTOMERS = ["s-1c07", "s-e3f2", "s-77d0"]
ACCOUNTS = "s-0ff1"


def inputs(seed):
    """Two accounts, and a range for each."""
    random = Random(seed)
    users = random.sample(["kestrel", "wren"], 2)
    ranges = random.sample([(1001, 1006), (1004, 1010), (1007, 1015), (1012, 1020)], 2)
    return [f"{user}\nsample-{user}\n{first}-{last}\n" for user, (first, last) in zip(users, ranges)]


def request(row):
    """The session, the method, the path and the status of a request. The login has no session yet."""
    session, status = row["cookies"].get("session", "-"), row["status"]
    if session != "-" and not SESSION.fullmatch(session):
        raise ValueError("An accepted attack has one of two sessions.")
    if not METHOD.fullmatch(row["method"]) or not PATH.fullmatch(row["path"]) or not 100 <= status <= 599:
        raise ValueError("An accepted attack sends requests that the server can read.")
    return session, row["method"], row["path"], str(status)


def requests(log):
    """The requests of one attack, in its order."""
    if len(log) > MOST_REQUESTS:
        raise ValueError("An accepted attack asks once for each invoice.")
    return [request(row) for row in log]


def numbers_of(walk):
    """The numbers of the invoices that a walk asked for with a session."""
    found = [re.fullmatch("/invoices/([1-9][0-9]*)", path) for session, method, path, _ in walk if session != "-" and method == "GET"]
    return {int(page.group(1)) for page in found if page}


def block_length(numbers):
    """How many numbers lie next to each other at most."""
    lengths = {}
    for number in sorted(numbers):
        lengths[number] = lengths.get(number - 1, 0) + 1
    return max(lengths.values(), default=0)


def others(random):
    """Requests of customers, who look at their own invoices, and of the accounts department, which looks at all."""
    lines = [(ACCOUNTS, "GET", f"/invoices/{number}", "200") for number in range(1002, 1012)]
    for session in CUSTOMERS:
        for number in random.sample(range(1001, 1030, 3), random.randrange(1, 4)):
            lines += [(session, "GET", f"/invoices/{number}", random.choice(["200", "200", "404"]))] * random.randrange(1, 3)
        lines.append((session, "GET", random.choice(["/home", "/timetable"]), "200"))
    return lines


def log_of(random, walks):
    """A log in which the requests of each walk keep their order. The threshold is what the shortest walk reaches."""
    lines = [line for walk in walks for line in walk]
    for line in others(random):
        lines.insert(random.randrange(len(lines) + 1), line)
    threshold = min(block_length(numbers_of(walk)) for walk in walks)
    rows = [f"{threshold} {ACCOUNTS}", *[" ".join(line) for line in lines]]
    return "".join(f"{row}\n" for row in rows)


def adapt(logs, seed):
    """The first walk, and both."""
    random = Random(seed)
    walks = [requests(log) for log in logs]
    if any(block_length(numbers_of(walk)) < 2 for walk in walks):
        raise ValueError("A walk asks for numbers that lie next to each other.")
    return {
        "items": sum(len(numbers_of(walk)) for walk in walks),
        "sample": log_of(random, walks[:1]),
        "graded": log_of(random, walks),
    }
