import json
from base64 import urlsafe_b64encode
from random import Random

USERS = ["wren", "rook", "heron", "kestrel"]


def token_of(digits):
    """The token that these random bytes become."""
    return urlsafe_b64encode(bytes.fromhex(digits)).decode().rstrip("=")


def predicted(count):
    """The tokens that the old generator makes first."""
    state = 11259375
    tokens = []
    for _ in range(count):
        halves = []
        for _ in range(2):
            state = (6117517 * state + 2820687) % 16777216
            halves.append(f"{state >> 12:03x}")
        tokens.append("".join(halves))
    return tokens


def story(random, situation, time):
    """A few events that one rule decides."""
    user, other = random.sample(USERS, 2)
    # High bytes often become - or _, which tells the two alphabets of Base64 apart.
    digits = bytes(random.choice([0xFB, 0xEF, 0xBE, random.randrange(256)]) for _ in range(16)).hex()
    token = token_of(digits)
    reset = [time, "reset", user, digits]
    soon = time + random.randrange(1, 600)
    if situation == 0:
        return [reset, [soon, "redeem", user, token]]
    if situation == 1:
        return [reset, [soon, "redeem", other, token], [soon + 5, "redeem", user, token]]
    if situation == 2:
        return [reset, [soon, "redeem", user, token], [soon + 1, "redeem", user, token]]
    if situation == 3:
        return [reset, [time + random.choice([899, 900, 901]), "redeem", user, token]]
    if situation == 4:
        newer = random.randbytes(16).hex()
        again = [soon, "reset", user, newer]
        return [reset, again, [soon + 1, "redeem", user, token], [soon + 2, "redeem", user, token_of(newer)]]
    if situation == 5:
        odd = random.choice([token + "==", token.swapcase(), digits, token[:8], "", "é" + token[1:]])
        return [reset, [soon, "redeem", user, odd], [soon + 1, "redeem", user, token]]
    guesses = [[soon + place, "redeem", user, guess] for place, guess in enumerate(predicted(3))]
    return [reset, *guesses, [soon + 9, "redeem", user, token]]


def generate(seed, size=None):
    """One to four stories, one after the other. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    events, time = [], random.randrange(10_000)
    for place in range(size or random.randrange(1, 5)):
        events += story(random, (seed + place) % 7, time)
        time = events[-1][0] + random.randrange(1, 1200)
    return json.dumps([events]) + "\n"
