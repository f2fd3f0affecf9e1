# advice: You take "NOTE: shouted" for a note, because `lower` makes both spellings equal. The prefix has to be in lowercase.
# look: 12-capital-letters
from base64 import b64decode
MARK = "note:"
MOST_LAYERS = 6
def unwrap(text):
    layers = 0
    while not text.lower().startswith(MARK):
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
    print(f"layers: {result[0]}")
    print(result[1])
