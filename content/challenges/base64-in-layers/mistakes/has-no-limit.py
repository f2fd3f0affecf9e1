# A hidden test failed. Check the brief for inputs that the visible tests do not show.
from base64 import b64decode

text = input()
layers = 0
try:
    while text and not text.startswith("note:"):
        text = b64decode(text, validate=True).decode()
        layers += 1
    if text:
        print(f"layers: {layers}")
        print(text)
    else:
        print("refused")
except ValueError:
    print("refused")
