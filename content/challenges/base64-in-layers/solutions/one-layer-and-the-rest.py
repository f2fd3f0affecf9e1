# title: One layer, and the same again
# why: A layer holds either the note or one more layer, so the function opens one and calls itself for the rest. It counts the layers on its way in, and its limit is one comparison.
from base64 import b64decode


def answer_for(text, layers=0):
    if text.startswith("note:"):
        return f"layers: {layers}\n{text}"
    if layers == 6:
        return "refused"
    try:
        inside = b64decode(text, validate=True).decode()
    except ValueError:
        return "refused"
    return answer_for(inside, layers + 1)


print(answer_for(input()))
