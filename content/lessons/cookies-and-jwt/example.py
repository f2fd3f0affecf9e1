import base64
import hmac
import json

KEY = b"a sample key of the lab, 32 byte"


def part(value):
    return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()


def signed(message):
    digest = hmac.digest(KEY, message.encode(), "sha256")
    return message + "." + base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


header = part({"alg": "HS256"})
wren = signed(header + "." + part({"sub": "wren", "exp": 1931134269}))
rook = header + "." + part({"sub": "rook", "exp": 1931134269}) + "." + wren.split(".")[2]
old = signed(header + "." + part({"sub": "wren", "exp": 1931134268}))
now = 1931134268
for name, token in [("wren", wren), ("rook", rook), ("old", old), ("cut", wren[:-1])]:
    message, _, _ = token.rpartition(".")
    is_ours = hmac.compare_digest(signed(message), token)
    text = message.split(".")[1]
    claims = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    print(f"{name}: signature {is_ours}, in time {now < claims['exp']}")
