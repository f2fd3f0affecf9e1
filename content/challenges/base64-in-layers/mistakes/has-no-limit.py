# advice: You open a seventh layer and print `layers: 7`. The script uses at most 6, so what else has to end your `while`?
# look: 06-seven-layers
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
