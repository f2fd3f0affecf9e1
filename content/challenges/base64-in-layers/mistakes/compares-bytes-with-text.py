# TypeError: startswith first arg must be bytes or a tuple of bytes, not str
from base64 import b64decode

text = input()
layers = 0
while not text.startswith("note:"):
    text = b64decode(text, validate=True)
    layers += 1
print(f"layers: {layers}")
print(text)
