# advice: After "refused", you print the number of layers and the text as well: `break` ends the loop, not the program. The brief wants nothing else there.
# look: 03-a-character-too-many
from base64 import b64decode

text = input()
layers = 0
while not text.startswith("note:") and layers < 6:
    try:
        text = b64decode(text, validate=True).decode()
        layers += 1
    except ValueError:
        print("refused")
        break
print(f"layers: {layers}")
print(text)
