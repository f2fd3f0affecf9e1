import random

USERS = [
    "auk", "crake", "dunlin", "eider", "fulmar", "gannet", "godwit", "knot", "lapwing", "petrel",
    "plover", "puffin", "ruff", "shag", "skua", "smew", "snipe", "tern", "whimbrel",
]
MAGPIE = "203.0.113.66"


def record(seed):
    draw = random.Random(seed)
    homes = dict(zip(USERS, draw.sample([f"198.51.100.{number}" for number in range(10, 99)], len(USERS))))
    victim, hasty, one, other = draw.sample(USERS, 4)

    def sign_in(user, code=None):
        return [user, homes[user], code or f"{draw.randrange(1_000_000):06}", "accepted", draw.randint(60, 400)]

    turns = [[sign_in(user)] for user in USERS for _ in range(2)]
    # Two users who get the same code by chance.
    turns += [[sign_in(one, "402817")], [sign_in(other, "402817")]]
    # A code that its owner sends again, and that is refused.
    again = sign_in(hasty)
    turns.append([again, [*again[:3], "refused", draw.randint(3, 15)]])
    watched = sign_in(victim)
    turns.append([watched, [victim, MAGPIE, watched[2], "accepted", draw.randint(8, 25)]])
    draw.shuffle(turns)

    log = []
    second = 79_200
    for user, source, code, outcome, wait in (row for turn in turns for row in turn):
        second = (second + wait) % 86_400
        clock = f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
        log.append({"time": clock, "user": user, "source": source, "code": code, "outcome": outcome})
    return {"log": log}
