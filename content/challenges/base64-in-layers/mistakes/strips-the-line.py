# advice: You remove the space in front of the line with `strip`, and Base64 that isn't strict becomes strict. What does the brief say about spaces?
# look: 19-a-space-at-the-front
from base64 import b64decode
MARK = "note:"
MOST_LAYERS = 6
def unwrap(text):
    layers = 0
    while not text.startswith(MARK):
        if layers == MOST_LAYERS or text == "":
            return None
        try:
            text = b64decode(text, validate=True).decode("utf-8")
        except ValueError:
            return None
        layers += 1
    return layers, text
result = unwrap(input().strip())
if result is None:
    print("refused")
else:
    print(f"layers: {result[0]}")
    print(result[1])
