import base64
import json
from random import Random


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def spare(part):
    """The part with another last character, which decodes to the same bytes unless the part is whole groups of four."""
    return part[:-1] + chr(ord(part[-1]) + 1) if len(part) % 4 else part


def damaged(random, situation, parts):
    """The parts of a token, damaged in the way of the situation."""
    header, payload, signature = parts
    if situation == 0:
        return [header, payload, signature + random.choice("+/=")]
    if situation == 1:
        return [spare(header), spare(payload), signature]
    if situation == 2:
        return [header, encode(random.choice([b"[1]", b"null", b'"wren"', b"7"])), signature]
    if situation == 3:
        return [header, payload, signature + "\n"]
    if situation == 4:
        return random.choice([[header, payload], [header, payload, signature, ""]])
    if situation == 5:
        return [header, payload[:-4], signature]
    if situation == 6:
        return [header + "=", payload, signature]
    if situation == 7:
        return [header, payload, random.choice(["-", "_"]) + random.choice("-_") + encode(random.randbytes(3))[:2]]
    if situation == 8:
        return [header, payload, "é" + signature]
    if situation == 9:
        return [header, encode(b'{"sub": "\xff"}'), signature]
    if situation == 10:
        return [header, payload, ""]
    return [header, payload, encode(random.randbytes(random.choice([1, 2, 32])))]


def practice(random, situation, size):
    """A token with as many claims as the size says."""
    claims = {"sub": random.choice(["wren", "rook", "ö"]), "exp": random.randrange(1_900_000_000, 2_000_000_000)}
    claims |= {"role": random.choice(["user", "admin"]), "iss": "portal.test", "jti": random.randbytes(3).hex()}
    payload = dict(random.sample(sorted(claims.items()), size))
    header = {"alg": random.choice(["HS256", "none"]), "x": random.randrange(10, 99)}
    parts = [encode(json.dumps(part).encode()) for part in [header, payload]] + [encode(random.randbytes(3))]
    return json.dumps([".".join(damaged(random, situation, parts))]) + "\n"


def generate(seed, size=None):
    """A token with claims of varying length, in half of the seeds damaged in one way."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 12, size)
    payload = {
        "sub": random.choice(["wren", "rook", "kestrel", "ö", "???>>>"]),
        "role": random.choice(["user", "admin", ""]),
        "exp": random.randrange(1_900_000_000, 2_000_000_000),
    }
    header = {"alg": random.choice(["HS256", "none"]), "typ": "JWT"}
    signature = random.randbytes(random.choice([0, 1, 2, 32, 32]))
    texts = [json.dumps(header), json.dumps(payload, ensure_ascii=random.random() < 0.5)]
    damage = random.choice(["", "", "", "", "padding", "standard", "parts", "short", "list", "break", "cut"])
    if damage == "list":
        texts[random.randrange(2)] = random.choice(["[1]", "null", '"alg"', "7"])
    parts = [encode(text.encode()) for text in texts] + [encode(signature)]
    if damage == "padding":
        parts[random.randrange(3)] += "="
    if damage == "standard":
        parts[2] += random.choice("+/")
    if damage == "parts":
        parts = random.choice([parts[:2], parts + [""]])
    if damage == "short":
        parts[2] = parts[2][: len(parts[2]) // 4 * 4] + "A"
    if damage == "break":
        parts[random.choice([0, 2])] += "\n"
    if damage == "cut":
        parts[1] = parts[1][:-4]
    return json.dumps([".".join(parts)]) + "\n"
