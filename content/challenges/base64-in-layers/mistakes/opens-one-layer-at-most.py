# advice: You open one layer at most, and without `validate` you accept a line with "!" in it. What has to happen as long as you don't see "note:"?
# look: 01-two-layers
from base64 import b64decode

def unwrap(text):
    if text.startswith("note:"):
        return 0, text
    return 1, b64decode(text).decode()

layers, note = unwrap(input())
print(f"layers: {layers}")
print(note)
