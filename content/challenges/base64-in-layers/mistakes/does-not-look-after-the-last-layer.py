# A hidden test failed. Check the brief for inputs that the visible tests do not show.
from base64 import b64decode


def unwrap(text):
    for layers in range(6):
        if text.startswith("note:"):
            return layers, text
        text = b64decode(text, validate=True).decode()
    raise ValueError


try:
    layers, note = unwrap(input())
    print(f"layers: {layers}")
    print(note)
except ValueError:
    print("refused")
