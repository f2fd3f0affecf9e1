from base64 import b64decode
from urllib.parse import unquote

findings = [
    ("hex", "6e65787420636865636b2030323a3330"),
    ("Base64", "Y29uZmlnLmV4YW1wbGU6ODQ0Mw=="),
    ("percent", "%2Fadmin%3Fnote%3Dcaf%C3%A9"),
]

for encoding, text in findings:
    if encoding == "hex":
        data = bytes.fromhex(text)
    elif encoding == "Base64":
        data = b64decode(text)
    else:
        data = unquote(text).encode()
    print(f"{encoding}: {len(text)} characters for {len(data)} bytes")
    print(data.decode())
