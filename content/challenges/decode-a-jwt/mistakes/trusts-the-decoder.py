# Line 1: expected "null", got "{"header":{"alg":"HS256","typ":"JWT"},"payload":{"exp":1931134269,"role":"user","sub":"wren"},"signature":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}".
import base64
import json


def decode(part):
    """The bytes of a part, whose padding is supplied."""
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def decode_jwt(token):
    """Header, payload and signature of a token, unverified; None when it is no token."""
    parts = token.split(".")
    if len(parts) != 3:
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
