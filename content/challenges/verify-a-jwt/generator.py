import base64
import hmac
import json
from random import Random

KEY = bytes(range(64, 96))


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def generate(seed):
    """A signed token near the edges of its dates, in half of the seeds wrong in one way."""
    random = Random(seed)
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
