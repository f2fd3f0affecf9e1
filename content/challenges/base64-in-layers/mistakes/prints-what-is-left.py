# advice: After the sixth layer you print `layers: 6` and a text that isn't a note. Your loop ends for two reasons: which of them was it?
# look: 06-seven-layers
from base64 import b64decode
text = input()
count = 0
try:
    while not text.startswith("note:") and count < 6:
        text = b64decode(text, validate=True).decode("utf-8")
        count = count + 1
    print("layers:", count)
    print(text)
except:
    print("refused")
