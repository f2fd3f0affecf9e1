# advice: You return the payload whatever it is, and `W3sic3ViIjogIndyZW4ifV0` is a list. JSON has more kinds of values than objects.
# look: 11-payload-is-a-list
import base64
import json


def decode(part):
    """Return the bytes of a part; raise ValueError if it isn't the one spelling of these bytes."""
    data = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    if base64.urlsafe_b64encode(data).rstrip(b"=").decode() != part:
        raise ValueError("another spelling")
    return data


def decode_jwt(token):
    """Return header, payload and signature of a token, unverified; None if it isn't a token."""
    parts = token.split(".")
    if len(parts) != 3:
        return None
    try:
        header, payload, signature = [decode(part) for part in parts]
        header = json.loads(header.decode())
        payload = json.loads(payload.decode())
    except ValueError:
        return None
    return {"header": header, "payload": payload, "signature": signature.hex()}
