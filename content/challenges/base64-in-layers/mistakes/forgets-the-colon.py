# advice: You take "notebook" for a note, because you look for "note" without its colon. Why does the brief mention the colon?
# look: 22-begins-like-the-prefix
from base64 import b64decode
MARK = "note"
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
    print(f"layers: {result[0]}")
    print(result[1])
