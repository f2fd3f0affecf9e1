# title: One list of checks
# why: Each condition is one line, and `all` stops at the first one that fails, so a new rule is a new line that nobody can skip.
import base64
import hmac
import json
import re

PART = r"[A-Za-z0-9_-]*"

compared = []


def compare_digest(left, right):
    """Compare bytes in constant time, and note that it happened."""
    compared.append((left, right))
    return hmac.compare_digest(left, right)


def decode(part):
    """The bytes of a part, whose padding is supplied. Bytes have only one right spelling."""
    data = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    if base64.urlsafe_b64encode(data).decode().rstrip("=") != part:
        raise ValueError("The last character has bits that belong to no byte.")
    return data


def read(token):
    """Header, claims and signature of a token, unverified; None if it isn't a token."""
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


def checks(header, claims, message, signature, key, now):
    """Yield whether each condition holds, the cheap ones first."""
    yield header.get("alg") == "HS256"
    yield "crit" not in header
    yield compare_digest(hmac.new(bytes.fromhex(key), message, "sha256").digest(), signature)
    yield all(type(date) is int for date in (claims.get("exp"), claims.get("nbf", 0)))
    yield now in range(claims.get("nbf", 0), claims["exp"])


def verify(token, key, now):
    """The claims of a token that may be believed at this moment; None for every other."""
    match read(token):
        case header, claims, signature:
            message = token[: token.rindex(".")].encode()
            if all(checks(header, claims, message, signature, key, now)):
                return claims
    return None


def guard(token, key, now):
    """Return what verify returns, unless it lets a token in without a comparison in constant time."""
    compared.clear()
    claims = verify(token, key, now)
    if claims is not None and not compared:
        return "let in without compare_digest"
    return claims
