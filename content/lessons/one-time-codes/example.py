import hmac
import struct


def code(secret, now):
    """Return the six digits that an authenticator app shows at a time in seconds."""
    digest = hmac.digest(secret, struct.pack(">Q", now // 30), "sha1")
    start = digest[-1] & 15
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFFFFFF
    return f"{number % 1000000:06}"


# The secret of the examples in RFC 6238. Never use it for an account.
SECRET = b"12345678901234567890"

for now in [59, 1111111109, 1111111111, 1234567890, 2000000000]:
    print(now, code(SECRET, now))
