# advice: You accept a line with "!" in it, because `b64decode` skips characters that it doesn't know. Which of its arguments makes it strict?
# look: 03-a-character-too-many
from base64 import b64decode


def unwrap(text):
    for layers in range(7):
        if text.startswith("note:"):
            return layers, text
        text = b64decode(text).decode()
    raise ValueError


try:
    layers, note = unwrap(input())
    print(f"layers: {layers}")
    print(note)
except ValueError:
    print("refused")
