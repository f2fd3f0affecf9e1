# advice: `YR` and `YQ` are the same byte for you. The last character has four bits to spare: what do you get if you encode the byte again?
# look: 34-spare-bits-in-the-signature
import base64
import json
import re

PART = r"[A-Za-z0-9_-]*"


def decode(part):
    """Return the bytes of a part; raise ValueError if it isn't the one spelling of these bytes."""
    data = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    return data


def decode_jwt(token):
    """Return header, payload and signature of a token, unverified; None if it isn't a token."""
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
