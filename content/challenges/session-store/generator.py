import json
from random import Random

USERS = ["wren", "rook", "heron", "kestrel"]


def practice(random, situation, size):
    """One session and the rule of one situation, after as many other sign-ins as the size says."""
    idle = random.choice([30, 60, 120])
    longest = idle * 2 + random.randrange(2, 10)
    user = random.choice(USERS)
    calls = [[number, "sign_in", random.choice(USERS)] for number in range(size - 1)]
    own = f"s{size}"
    calls.append([size, "sign_in", user])
    if situation == 0:
        calls += [[size + idle, "user_of", own], [size + idle + 1, "user_of", own], [size + idle + 2, "sign_out", own]]
    elif situation == 1:
        calls += [[size + idle - 1, "user_of", own], [size + idle * 2 - 2, "user_of", own], [size + longest, "user_of", own]]
    elif situation == 2:
        calls += [[size + 3, "renew", own], [size + 4, "user_of", own], [size + 5, "renew", own], [size + 6, "sign_in", user]]
    elif situation == 3:
        own = f"s{size + 1}"
        calls += [[size + idle - 1, "renew", f"s{size}"], [size + idle * 2 - 2, "user_of", own], [size + longest, "user_of", own]]
    elif situation == 4:
        calls += [[size + 1, "sign_in", user], [size + 2, "sessions_of", user], [size + 3, "sign_out", own]]
        calls += [[size + 4, "sessions_of", user], [size + 5, "sign_out", own]]
        calls += [[size + 6, "sign_in", user], [size + 7, "renew", f"s{size + 1}"], [size + 8, "sessions_of", user]]
    elif situation == 5:
        calls += [[size + idle - 1, "sessions_of", user], [size + idle, "user_of", own], [size + idle, "sessions_of", user]]
    elif situation == 6:
        calls += [[size + idle, "renew", own], [size + idle, "sign_in", user], [size + idle + 1, "user_of", "s0"]]
    else:
        calls += [[size + 1, "sign_in", "swift"] for _ in range(11)] + [[size + 2, "sessions_of", "swift"]]
    return [idle, longest, calls]


def generate(seed, size=None):
    """A day of calls. In each situation, other calls are frequent."""
    random = Random(seed)
    if size:
        return json.dumps(practice(random, seed % 8, size)) + "\n"
    situation = seed % 3
    idle = random.choice([60, 300, 900])
    longest = idle * random.choice([1, 2, 4])
    methods = [
        ["user_of", "user_of", "renew", "sessions_of"],
        ["renew", "renew", "user_of", "sign_out"],
        ["sessions_of", "user_of", "sign_out", "renew"],
    ][situation]
    now, count, calls = random.randrange(100), 1, [[0, "sign_in", random.choice(USERS)]]
    for _ in range(random.randrange(10, 25)):
        # Steps that end exactly at a limit are as frequent as any others.
        now += random.choice([0, 1, idle // 4, idle // 2, idle - 1, idle])
        method = random.choice([*methods, "sign_in"])
        value = random.choice(USERS) if method in ("sign_in", "sessions_of") else f"s{random.randint(max(1, count - 2), count)}"
        count += method in ("sign_in", "renew")
        calls.append([now, method, value])
    return json.dumps([idle, longest, calls]) + "\n"
