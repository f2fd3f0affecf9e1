import json
from random import Random

NAMES = ["kestrel", "wren", "rook", "heron"]
ALIKE = {"kestrel": ["Kestrel", "kestrel2", "KESTREL", "kes"], "wren": ["Wren", "wrens", "a.wren", "wre"]}
ODD = [
    "/invoices/+{}", "/invoices/0{}", "/invoices/{}/", "{}", "/payments/{}", "/invoices/{}.0", "/invoices/ {}",
    "/Invoices/{}", "/invoices//invoices/{}", "/a/invoices/{}", "/invoices/x{}", "invoices/{}", "/invoices/{} ",
]


def request(random, situation, number, owners):
    """One request, and perhaps another owner of its invoice."""
    user, role, path = random.choice(["kestrel", "wren"]), "customer", f"/invoices/{number}"
    if situation == 0:
        owners[number] = user
    elif situation == 1:
        owners[number] = "rook"
    elif situation == 2:
        owners[number] = random.choice(ALIKE[user])
    elif situation == 3:
        owners[number] = user
        path = random.choice(ODD).format(number)
    elif situation == 4:
        user, role = "heron", "accounts"
        owners[number] = random.choice(["wren", "rook"])
    elif situation == 5:
        user, role = None, random.choice(["customer", "accounts"])
        path = random.choice([path, "/invoices/abc", f"/payments/{number}"])
    elif situation == 6:
        user, role = random.choice([("accounts", "customer"), ("heron", "accounts")])
        owners[number] = "rook"
        if role == "accounts":
            path = random.choice(ODD).format(number)
    else:
        path = random.choice(["/invoices/", "/invoices/abc", "/invoices/0", "", "/", f"/invoices/9{number}"])
    return [user, role, path]


def generate(seed, size=None):
    """A few invoices, each requested once. The situation comes from the seed, so that every rule meets some seeds."""
    random = Random(seed)
    count = size or random.randrange(2, 7)
    numbers = [str(number) for number in random.sample(range(1001, 1099), count)]
    owners = {number: random.choice(NAMES) for number in numbers}
    requests = [request(random, (seed + place) % 8, number, owners) for place, number in enumerate(numbers)]
    invoices = {
        number: {"owner": owner, "total": f"{random.randrange(100, 90000) / 100:.2f}"} for number, owner in owners.items()
    }
    return json.dumps([invoices, requests]) + "\n"
