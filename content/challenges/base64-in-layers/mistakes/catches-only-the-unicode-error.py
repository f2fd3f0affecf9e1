# advice: You catch `UnicodeDecodeError`, but a layer that isn't strict Base64 raises `binascii.Error`, and it ends your program. Which kind of error are both of them?
# look: 03-a-character-too-many
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
        except UnicodeDecodeError:
            return None
        layers += 1
    return layers, text
result = unwrap(input())
if result is None:
    print("refused")
else:
    print(f"layers: {result[0]}")
    print(result[1])
