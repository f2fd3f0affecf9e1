# advice: After the first layer, your text is bytes, and `startswith` refuses to compare bytes with the text "note:". Which step turns bytes into text?
# look: 01-two-layers
from base64 import b64decode

text = input()
layers = 0
while not text.startswith("note:"):
    text = b64decode(text, validate=True)
    layers += 1
print(f"layers: {layers}")
print(text)
