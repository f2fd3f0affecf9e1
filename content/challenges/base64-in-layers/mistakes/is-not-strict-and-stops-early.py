# advice: You accept a line with "!" in it because `b64decode` skips characters that it doesn't know, and you refuse a note in 6 layers because nobody looks at what the last turn of the loop decoded. Which argument makes decoding strict, and how many looks do 6 layers need?
# look: 05-six-layers
from base64 import b64decode
text = input()
found = False
for layers in range(6):
    if text.startswith("note:"):
        print(f"layers: {layers}")
        print(text)
        found = True
        break
    try:
        text = b64decode(text).decode()
    except Exception:
        break
if not found:
    print("refused")
