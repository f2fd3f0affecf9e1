# advice: You accept `-` and `_`, because `urlsafe_b64decode` reads them as `+` and `/`. Strict Base64 in this brief doesn't have them.
# look: 15-url-alphabet
from base64 import urlsafe_b64decode
MARK = "note:"
MOST_LAYERS = 6
def unwrap(text):
    layers = 0
    while not text.startswith(MARK):
        if layers == MOST_LAYERS or text == "":
            return None
        try:
            text = urlsafe_b64decode(text).decode("utf-8")
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
