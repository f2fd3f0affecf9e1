# advice: You print the number of layers that you opened, and "refused" below it. The brief wants "refused" and nothing else.
# look: 03-a-character-too-many
from base64 import b64decode
MARK = "note:"
MOST_LAYERS = 6
def unwrap(text):
    layers = 0
    while not text.startswith(MARK):
        if layers == MOST_LAYERS or text == "":
            return layers, "refused"
        try:
            text = b64decode(text, validate=True).decode("utf-8")
        except ValueError:
            return layers, "refused"
        layers += 1
    return layers, text
result = unwrap(input())
if result is None:
    print("refused")
else:
    print(f"layers: {result[0]}")
    print(result[1])
