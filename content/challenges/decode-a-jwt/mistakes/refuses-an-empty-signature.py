# advice: You refuse a token without a signature: empty bytes are false, like `None`. The signature may be empty.
# look: 02-without-a-signature
import base64
import json
import re


def decode(part):
    """Return the bytes of a part; None if it isn't one."""
    if not re.fullmatch(r"[A-Za-z0-9_-]*", part) or len(part) % 4 == 1:
        return None
    data = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    return data if base64.urlsafe_b64encode(data).decode().rstrip("=") == part else None


def decode_jwt(token):
    """Return header, payload and signature of a token, unverified; None if it isn't a token."""
    parts = token.split(".")
    if len(parts) != 3:
        return None
    data = [decode(part) for part in parts]
    if not all(data):
        return None
    try:
        header, payload = [json.loads(part.decode()) for part in data[:2]]
    except ValueError:
        return None
    if not isinstance(header, dict) or not isinstance(payload, dict):
        return None
    return {"header": header, "payload": payload, "signature": data[2].hex()}
