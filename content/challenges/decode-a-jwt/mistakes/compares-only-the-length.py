# advice: `YR` and `YQ` are equally long, and so are `+` and `-`: the length can't tell two spellings of the same bytes apart. What else can you compare?
# look: 20-plus-sign
import base64
import json


def decode(part):
    """Return the bytes of a part; raise ValueError if it isn't the one spelling of these bytes."""
    data = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    if len(base64.urlsafe_b64encode(data).rstrip(b"=")) != len(part):
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
    if not isinstance(header, dict) or not isinstance(payload, dict):
        return None
    return {"header": header, "payload": payload, "signature": signature.hex()}
