# advice: You refuse a note in exactly 6 layers: your loop opens the sixth and ends before it looks at what was inside. How often do you have to look if you open 6 times?
# look: 05-six-layers
from base64 import b64decode


def unwrap(text):
    for layers in range(6):
        if text.startswith("note:"):
            return layers, text
        text = b64decode(text, validate=True).decode()
    raise ValueError


try:
    layers, note = unwrap(input())
    print(f"layers: {layers}")
    print(note)
except ValueError:
    print("refused")
