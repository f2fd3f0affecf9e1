# Line 1: expected "null", got "{"exp":1931134269,"role":"admin","sub":"wren"}".
import base64
import hmac
import json
import re

PART = r"[A-Za-z0-9_-]*"


def decode(part):
    """The bytes of a part, whose padding is supplied."""
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def read(token):
    """Header, claims and signature of a token, unverified; None when it is no token."""
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


def is_current(claims, now):
    """Tell whether a moment lies between the dates of the claims."""
    start, end = claims.get("nbf", 0), claims.get("exp")
    return type(start) is int and type(end) is int and start <= now < end


def verify(token, key, now):
    """The claims of a token that may be believed at this moment; None for every other."""
    parts = read(token)
    if parts is None:
        return None
    header, claims, signature = parts
    if header.get("alg") not in ["HS256", "none"] or "crit" in header:
        return None
    if header.get("alg") == "none" and is_current(claims, now):
        return claims
    message, _, _ = token.rpartition(".")
    expected = hmac.digest(bytes.fromhex(key), message.encode(), "sha256")
    if not hmac.compare_digest(expected, signature) or not is_current(claims, now):
        return None
    return claims
