import base64
import hmac
import json
from random import Random

KEY = bytes(range(64, 96))


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def practice(random, situation, count):
    """A token with as many claims as the size says. Every rule of the brief is a situation of its own."""
    now = random.randrange(1_900_000_000, 2_000_000_000)
    header = {"alg": "HS256"}
    claims = {"exp": now + random.choice([1, 60])}
    claims.update({f"c{number}": random.randrange(100) for number in range(2, count + 1)})
    if situation == 0 and count > 1:
        header["crit"] = ["b64"] if count % 2 else None
    elif situation == 1:
        claims["exp"] = now - random.choice([0, 0, 1])
    elif situation in (2, 3):
        header["alg"] = random.choice(["none", "None"]) if situation == 2 else ["HS512", "hs256", None][count % 3]
    elif situation == 4 and count % 2:
        del claims["exp"]
    elif situation == 4:
        claims["exp"] += 0.5
    elif situation == 5:
        claims["nbf"] = [now, now + 1, None, True][count % 4]
    if header["alg"] is None:
        del header["alg"]
    parts = [encode(json.dumps(part).encode()) for part in (header, claims)]
    signature = encode(hmac.digest(KEY, ".".join(parts).encode(), "sha256"))
    if situation == 2:
        signature = ""
    elif situation == 6:
        # The last two bits of the last character belong to no byte.
        signature = signature[:-1] + ALPHABET[ALPHABET.index(signature[-1]) + random.randint(1, 3)]
    elif situation == 7:
        signature = signature[: random.choice([0, 4, 8, 16])]
    return [".".join([*parts, signature]), KEY.hex(), now]


def generate(seed, size=None):
    """A signed token near the edges of its dates, in half of the seeds wrong in one way."""
    random = Random(seed)
    if size is not None:
        return json.dumps(practice(random, seed % 8, size)) + "\n"
    now = random.randrange(1_900_000_000, 2_000_000_000)
    wrong = random.choice(["", "", "", "", "", "alg", "key", "claims", "signature", "crit", "exp"])
    header = {"alg": "HS256", "typ": "JWT"}
    claims = {"sub": random.choice(["wren", "rook"]), "role": random.choice(["guest", "admin"])}
    claims["exp"] = now + random.choice([1, 1, 2, 600, 600, 0, -1])
    if random.random() < 0.5:
        claims["nbf"] = now + random.choice([0, 0, -1, -60, 1])
    if wrong == "alg":
        header["alg"] = random.choice(["none", "None", "HS512", "hs256", "RS256", None])
    if wrong == "crit":
        header["crit"] = ["b64"]
    if wrong == "exp":
        claims["exp"] = str(claims["exp"])
    parts = [encode(json.dumps(part).encode()) for part in (header, claims)]
    key = bytes(32) if wrong == "key" else KEY
    signature = hmac.digest(key, ".".join(parts).encode(), "sha256")
    if wrong == "claims":
        parts[1] = encode(json.dumps({**claims, "role": "owner"}).encode())
    if wrong == "signature":
        signature = random.choice([b"", signature[:-1], signature[:16], signature[1:]])
    return json.dumps([".".join(parts + [encode(signature)]), KEY.hex(), now]) + "\n"
