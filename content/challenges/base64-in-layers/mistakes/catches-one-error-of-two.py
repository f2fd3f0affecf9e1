# advice: You catch `binascii.Error`, but bytes that are not UTF-8 raise a UnicodeDecodeError, and it ends your program. Which kind of error are both of them?
# look: 10-not-utf-8
import binascii
from base64 import b64decode

MARK = "note:"


def unwrap(text):
    layers = 0
    while not text.startswith(MARK):
        if layers == 6:
            return None
        try:
            text = b64decode(text, validate=True).decode()
        except binascii.Error:
            return None
        layers += 1
    return layers, text


r = unwrap(input())
if r is None:
    print("refused")
else:
    print(f"layers: {r[0]}")
    print(r[1])
