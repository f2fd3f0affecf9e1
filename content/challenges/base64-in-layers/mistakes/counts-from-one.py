# advice: You print `layers: 1` for a line that is the note itself, because your count starts at 1. How many layers have you opened before you decode for the first time?
# look: 02-no-layer
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
result = unwrap(input())
if result is None:
    print("refused")
else:
    print(f"layers: {result[0] + 1}")
    print(result[1])
