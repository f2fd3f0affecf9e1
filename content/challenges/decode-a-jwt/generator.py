import base64
import json
from random import Random


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def generate(seed):
    """A token with claims of varying length, in half of the seeds damaged in one way."""
    random = Random(seed)
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
