import hmac
import json
import struct
from random import Random

USERS = ["wren", "rook", "heron", "kestrel"]
WRONG = "000000"


def code(secret, step):
    digest = hmac.digest(bytes.fromhex(secret), struct.pack(">Q", step), "sha1")
    start = digest[-1] & 15
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFFFFFF
    return f"{number % 1000000:06}"


def odd(text, turn):
    """A right code that was spoiled a little."""
    wide = "".join(chr(0xFF10 + int(digit)) for digit in text)
    return [wide, text.lstrip("0") + " ", " " + text, text[:5], ""][turn % 5]


def zero_step(secret, step):
    """The next step whose code begins with a zero."""
    while not code(secret, step).startswith("0"):
        step += 1
    return step


def story(situation, turn, secret, user, start):
    """The attempts of one user, and the rule of one situation."""
    now = start // 30
    late = start - start % 30 + 31

    def at(step):
        return code(secret, step)

    wrong = [[start + number, user, WRONG] for number in range(5)]
    if situation == 0:
        return [[start, user, at(now)], [start + 10, user, at(now)], [start + 30, user, at(now)]]
    if situation == 1:
        return [[late, user, at(now)], [late + 30, user, at(now)], [late + 31, user, at(now + 3)]]
    if situation == 2:
        return [[start, user, at(now + 2)], [start, user, at(now + 1)], [start + 1, user, at(now)], [start + 1, user, at(now - 1)]]
    if situation == 3:
        end = start + 304
        return [*wrong, [start + 5, user, at(now)], [end - 1, user, at((end - 1) // 30)], [end, user, at(end // 30)]]
    if situation == 4:
        again = [[start + 31 + number, user, WRONG] for number in range(4)]
        return [*wrong[:4], [start + 5, user, at((start + 5) // 30)], *again, [start + 40, user, at((start + 40) // 30)]]
    if situation == 5:
        replays = [[start + 1 + number, user, at(now)] for number in range(5)]
        locked = [[start + 20 + number, user, WRONG] for number in range(5)]
        return [[start, user, at(now)], *replays, *locked, [start + 305, user, at((start + 305) // 30)]]
    if situation == 6:
        return [*[[time, "magpie", WRONG] for time, _, _ in wrong], [start + 6, "magpie", WRONG], [start + 6, user, at(now)]]
    if situation == 8:
        return [[late, user, at(late // 30 - 1)], [late + 1, user, at(late // 30)]]
    if situation == 9:
        end = start + 304
        return [*wrong, [end, user, WRONG], [end + 1, user, at((end + 1) // 30)]]
    step = zero_step(secret, now)
    return [[30 * step, user, at(step)[1:]], [30 * step + 1, user, odd(at(step), turn)], [30 * step + 2, user, at(step)]]


def honest(random, secrets, start, count):
    """Sign-ins of different users, half a minute apart."""
    attempts = []
    for number in range(count):
        time = start - 30 * (count - number)
        user = random.choice(list(secrets))
        attempts.append([time, user, code(secrets[user], time // 30)])
    return attempts


def generate(seed, size=None):
    """Some sign-ins, and then the rule of one situation."""
    random = Random(seed)
    situation = seed % (10 if size else 8)
    users = random.sample(USERS, random.choice([2, 3]))
    secrets = {user: random.randbytes(20).hex() for user in users}
    start = 1926900000 + random.randrange(100_000)
    user, other = users[:2]
    attempts = honest(random, secrets, start - 60, (size or random.randrange(3, 8)) - 1)
    attempts += story(situation, seed // 8, secrets[user], user, start)
    if size is None:
        second = attempts[-1][0] + random.randrange(60, 400)
        attempts += story(random.randrange(8), seed, secrets[other], other, second)
        attempts += [[attempts[-1][0] + 60, user, WRONG]]
    else:
        now = attempts[-1][0]
        attempts.append([now, other, code(secrets[other], now // 30)])
    return json.dumps([secrets, attempts], ensure_ascii=False) + "\n"
