# Line 1: expected "layers: 2", got "layers: 1".
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
