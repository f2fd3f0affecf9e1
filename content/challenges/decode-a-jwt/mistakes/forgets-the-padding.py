# Line 1: expected "{"header":{"alg":"HS256","typ":"JWT"},"payload":{"exp":1931134269,"role":"user","sub":"wren"},"signature":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}", got "null".
import base64
import json
import re

PART = r"[A-Za-z0-9_-]*"


def decode(part):
    """The bytes of a part, whose padding is supplied."""
    return base64.urlsafe_b64decode(part)


def decode_jwt(token):
    """Header, payload and signature of a token, unverified; None when it is no token."""
    parts = token.split(".")
    if len(parts) != 3 or not all(re.fullmatch(PART, part) for part in parts):
        return None
    try:
        header, payload, signature = [decode(part) for part in parts]
        header = json.loads(header.decode())
        payload = json.loads(payload.decode())
    except ValueError:
        return None
    if not isinstance(header, dict) or not isinstance(payload, dict):
        return None
    return {"header": header, "payload": payload, "signature": signature.hex()}
