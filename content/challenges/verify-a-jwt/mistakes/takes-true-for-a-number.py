# advice: `isinstance(True, int)` is true in Python, so `nbf` may be `true` for you. The brief wants an integer, and rules that out.
# look: 40-start-is-true
import base64
import hmac
import json
import re

PART = r"[A-Za-z0-9_-]*"

compared = []


def compare_digest(left, right):
    """Compare bytes in constant time, and note that it happened."""
    compared.append((left, right))
    return hmac.compare_digest(left, right)


def decode(part):
    """The bytes of a part, whose padding is supplied. Bytes have only one right spelling."""
    data = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    if base64.urlsafe_b64encode(data).decode().rstrip("=") != part:
        raise ValueError("The last character has bits that belong to no byte.")
    return data


def read(token):
    """Header, claims and signature of a token, unverified; None if it isn't a token."""
    parts = token.split(".")
    if len(parts) != 3 or not all(re.fullmatch(PART, part) for part in parts):
        return None
    try:
        header, payload, signature = [decode(part) for part in parts]
        header = json.loads(header.decode())
        claims = json.loads(payload.decode())
    except ValueError:
        return None
    if not isinstance(header, dict) or not isinstance(claims, dict):
        return None
    return header, claims, signature


def is_integer(value):
    return isinstance(value, int)


def verify(token, key, now):
    parts = read(token)
    if parts is None:
        return None
    header, claims, signature = parts
    if header.get("alg") != "HS256" or "crit" in header:
        return None
    signed = token.rpartition(".")[0].encode()
    expected = hmac.new(bytes.fromhex(key), signed, "sha256").digest()
    if not compare_digest(signature, expected):
        return None
    if not is_integer(claims.get("exp")) or now >= claims["exp"]:
        return None
    if "nbf" in claims and (not is_integer(claims["nbf"]) or now < claims["nbf"]):
        return None
    return claims


def guard(token, key, now):
    """Return what verify returns, unless it lets a token in without a comparison in constant time."""
    compared.clear()
    claims = verify(token, key, now)
    if claims is not None and not compared:
        return "let in without compare_digest"
    return claims
