# advice: You open one layer and print `layers: 1`, although what you found is Base64 again. What has to happen as long as you don't see "note:"?
# look: 01-two-layers
from base64 import b64decode

text = input()
layers = 0
try:
    if not text.startswith("note:"):
        text = b64decode(text, validate=True).decode()
        layers = 1
    print(f"layers: {layers}")
    print(text)
except ValueError:
    print("refused")
