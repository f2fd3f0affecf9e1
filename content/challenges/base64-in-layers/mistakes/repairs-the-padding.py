# advice: You add the `=` that is missing, so a line whose padding was lost is accepted. Strict Base64 brings its padding along.
# look: 09-padding-is-missing
from base64 import b64decode
MARK = "note:"
MOST_LAYERS = 6
def unwrap(text):
    layers = 0
    while not text.startswith(MARK):
        if layers == MOST_LAYERS or text == "":
            return None
        try:
            text = b64decode(text + "=" * (-len(text) % 4), validate=True).decode("utf-8")
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
