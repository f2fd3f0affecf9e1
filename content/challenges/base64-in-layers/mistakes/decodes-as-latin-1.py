# advice: You decode the bytes as `latin-1`, which takes every byte for one character, so "é" comes out as "Ã©". Which encoding does the brief name?
# look: 07-beyond-english
from base64 import b64decode
MARK = "note:"
MOST_LAYERS = 6
def unwrap(text):
    layers = 0
    while not text.startswith(MARK):
        if layers == MOST_LAYERS or text == "":
            return None
        try:
            text = b64decode(text, validate=True).decode("latin-1")
        except ValueError:
            return None
        layers += 1
    return layers, text
result = unwrap(input())
if result is None:
    print("refused")
else:
    print(f"layers: {result[0]}")
    print(result[1])
