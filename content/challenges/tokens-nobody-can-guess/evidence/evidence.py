"""The predictor of Weak random token listens to this service, and what it expects is tried on the repaired one."""

import json
import re
from base64 import urlsafe_b64encode
from random import Random

OTHERS = ["wren", "rook", "heron"]
RESETS = 18
WINDOW = 6
TOKEN = re.compile("[0-9a-f]{6}")


def old_tokens(count):
    """The tokens that the starter makes first."""
    state, tokens = 11259375, []
    for _ in range(count):
        halves = []
        for _ in range(2):
            state = (6117517 * state + 2820687) % 16777216
            halves.append(f"{state >> 12:03x}")
        tokens.append("".join(halves))
    return tokens


def users_of(seed):
    """Who asks for each reset. Three in each window are the attacker's own account."""
    random, users = Random(seed), []
    for _ in range(RESETS // WINDOW):
        users += random.sample(["kestrel"] * 3 + OTHERS, WINDOW)
    return users


def inputs(seed):
    """What the predictor sees: its own tokens, and that others got some."""
    seen = [token if user == "kestrel" else "?" for token, user in zip(old_tokens(RESETS), users_of(seed))]
    return ["\n".join(seen[start : start + WINDOW]) + "\n" for start in range(0, RESETS, WINDOW)]


def predictions(artifacts, users):
    """The user and the expected token of each reset that the predictor didn't see."""
    lines = []
    for text in artifacts:
        window = text.split("\n")[:WINDOW]
        if len(window) < WINDOW or not all(TOKEN.fullmatch(line) for line in window):
            raise ValueError("A predictor prints six tokens for six lines.")
        lines += window
    return [(user, token) for user, token in zip(users, lines, strict=True) if user != "kestrel"]


def service(random, users, guesses):
    """The resets, then every guess, in between the users who got their tokens by mail."""
    fresh = [random.randbytes(16) for _ in users]
    events = [[place, "reset", user, data.hex()] for place, (user, data) in enumerate(zip(users, fresh))]
    newest = dict(zip(users, fresh))
    honest = [(user, urlsafe_b64encode(data).decode().rstrip("=")) for user, data in newest.items()]
    attempts = random.sample(guesses + honest, len(guesses) + len(honest))
    for place, (user, token) in enumerate(attempts):
        events.append([RESETS + 10 * place, "redeem", user, token])
    return json.dumps([events])


def adapt(artifacts, seed):
    """A short story with the first predictions, and one with all of them."""
    random = Random(seed)
    users = users_of(seed)
    guesses = predictions(artifacts, users)
    return {
        "items": len(guesses),
        "sample": service(random, users[:WINDOW], guesses[:3]),
        "graded": service(random, users, guesses),
    }
