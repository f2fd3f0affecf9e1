# advice: You print "note: caf": with `errors="ignore"`, bytes that are not UTF-8 disappear without a word. The brief wants such a line refused.
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
            text = b64decode(text, validate=True).decode(errors="ignore")
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
