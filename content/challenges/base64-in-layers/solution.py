from base64 import b64decode

MARK = "note:"
MOST_LAYERS = 6


def unwrap(text):
    """Return the number of layers and the note inside them."""
    # One more turn than layers: what the sixth one held has to be looked at as well.
    for layers in range(MOST_LAYERS + 1):
        if text.startswith(MARK):
            return layers, text
        # Without validate, characters that don't belong would be skipped in silence.
        text = b64decode(text, validate=True).decode()
    raise ValueError("no note within the layers")


try:
    layers, note = unwrap(input())
    print(f"layers: {layers}")
    print(note)
except ValueError:
    print("refused")
