from base64 import b64decode

MARK = "note:"
MOST_LAYERS = 6


def unwrap(text):
    """Return the number of layers and the note inside them."""
    return 0, text


layers, note = unwrap(input())
print(f"layers: {layers}")
print(note)
