"""The requests of Count through invoices are made again, among those of customers and of the accounts department."""

import json
import re
from random import Random

INVOICES = {
    "1001": {"owner": "kestrel", "total": "48.00"},
    "1002": {"owner": "rook", "total": "310.50"},
    "1004": {"owner": "kestrel", "total": "12.00"},
    "1005": {"owner": "heron", "total": "99.90"},
    "1006": {"owner": "heron", "total": "0.00"},
    "1007": {"owner": "wren", "total": "7.25"},
    "1009": {"owner": "gannet", "total": "4800.00"},
    "1010": {"owner": "wren", "total": "60.00"},
    "1011": {"owner": "kestrel", "total": "5.00"},
    "1015": {"owner": "rook", "total": "18.00"},
    "1020": {"owner": "heron", "total": "1.00"},
}
SESSIONS = {"s-4b1e": "kestrel", "s-90aa": "wren"}
PATH = re.compile(r"/[ -~]{0,200}")


def inputs(seed):
    """Two accounts, and a range for each in which invoices of others lie."""
    random = Random(seed)
    users = random.sample(["kestrel", "wren"], 2)
    ranges = random.sample([(1001, 1007), (1002, 1009), (1005, 1015), (1009, 1020)], 2)
    return [f"{user}\nsample-{user}\n{first}-{last}\n" for user, (first, last) in zip(users, ranges)]


def request_of(row):
    """The request of an invoice page as the repaired page gets it; None for any other."""
    if row["method"] != "GET" or not row["path"].startswith("/invoices/"):
        return None
    session = row["cookies"].get("session")
    if session not in SESSIONS or not PATH.fullmatch(row["path"]):
        raise ValueError("An accepted attack asks for invoices with its own session.")
    return [SESSIONS[session], "customer", row["path"]]


def requests_of(log):
    """The requests of one attack, in its order."""
    return [request for request in map(request_of, log) if request is not None]


def is_foreign(user, path):
    """Whether the page exists and belongs to somebody else."""
    invoice = INVOICES.get(path.removeprefix("/invoices/"))
    return invoice is not None and invoice["owner"] != user


def honest(random):
    """Requests of people who may read what they ask for."""
    own = [[invoice["owner"], "customer", f"/invoices/{number}"] for number, invoice in INVOICES.items()]
    office = ["heron", "accounts", f"/invoices/{random.choice(sorted(INVOICES))}"]
    return [*random.sample(own, 2), office]


def page(random, requests):
    """The arguments of the repaired page: the attack in its order, with honest requests in between."""
    mixed = list(requests)
    for other in honest(random):
        mixed.insert(random.randrange(len(mixed) + 1), other)
    return json.dumps([INVOICES, mixed]) + "\n"


def adapt(logs, seed):
    """The first walk, and both."""
    random = Random(seed)
    walks = [requests_of(log) for log in logs]
    both = [request for walk in walks for request in walk]
    foreign = {(user, path) for user, _, path in both if is_foreign(user, path)}
    return {"items": len(foreign), "sample": page(random, walks[0]), "graded": page(random, both)}
