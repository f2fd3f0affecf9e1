# advice: With `errors="replace"`, a byte that is not UTF-8 becomes a question mark in a black diamond, and you print the note. The brief wants such a line refused.
# look: 10-not-utf-8
from base64 import b64decode
MARK = "note:"
MOST_LAYERS = 6
def unwrap(text):
    layers = 0
    while not text.startswith(MARK):
        if layers == MOST_LAYERS or text == "":
            return None
        try:
            text = b64decode(text, validate=True).decode(errors="replace")
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
