import base64
import json


def decode_jwt(token):
    """Header, payload and signature of a token, unverified; None when it is no token."""
    header, payload, signature = token.split(".")
    return {
        "header": json.loads(base64.urlsafe_b64decode(header)),
        "payload": json.loads(base64.urlsafe_b64decode(payload)),
        "signature": base64.urlsafe_b64decode(signature).hex(),
    }
