# advice: Your program ends with a traceback at a layer that can't be decoded, because no `try` surrounds the decoding. What should it print there?
# look: 03-a-character-too-many
from base64 import b64decode

text = input()
layers = 0
while not text.startswith("note:") and layers < 6:
    text = b64decode(text, validate=True).decode()
    layers += 1
if text.startswith("note:"):
    print(f"layers: {layers}")
    print(text)
else:
    print("refused")
