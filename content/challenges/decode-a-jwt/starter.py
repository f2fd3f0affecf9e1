import base64
import json


def decode_jwt(token):
    """Return header, payload and signature of a token, unverified; None if it isn't a token."""
    header, payload, signature = token.split(".")
    return {
        "header": json.loads(base64.urlsafe_b64decode(header)),
        "payload": json.loads(base64.urlsafe_b64decode(payload)),
        "signature": base64.urlsafe_b64decode(signature).hex(),
    }
