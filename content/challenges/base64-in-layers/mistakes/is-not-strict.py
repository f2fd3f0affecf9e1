# Line 1: expected "refused", got "layers: 1".
from base64 import b64decode


def unwrap(text):
    for layers in range(7):
        if text.startswith("note:"):
            return layers, text
        text = b64decode(text).decode()
    raise ValueError


try:
    layers, note = unwrap(input())
    print(f"layers: {layers}")
    print(note)
except ValueError:
    print("refused")
