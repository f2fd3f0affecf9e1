# advice: You stop at a text that has "note:" somewhere inside. The mark has to be at the very beginning: what does `in` ask?
# look: 13-the-mark-comes-late
from base64 import b64decode

MARK = "note:"
MOST_LAYERS = 6


def unwrap(text):
    """Return the number of layers and the note inside them."""
    for layers in range(MOST_LAYERS + 1):
        if MARK in text:
            return layers, text
        text = b64decode(text, validate=True).decode()
    raise ValueError("no note within the layers")


try:
    layers, note = unwrap(input())
    print(f"layers: {layers}")
    print(note)
except ValueError:
    print("refused")
