# advice: You replace "http" and "://" separately, so the word "http" of a sentence changes, and so does `HTTP://`. They belong together.
# look: 05-ordinary-words
import sys

FORMS = [("[.]", "."), ("[@]", "@"), ("hxxp[://]", "http://"), ("hxxps[://]", "https://")]
OTHER_FORMS = [("(.)", "."), ("[dot]", "."), ("[at]", "@"), ("hxxp://", "http://"), ("hxxps://", "https://")]


def refang(text):
    """Return the text with everything in it made live."""
    for harmless, live in FORMS + OTHER_FORMS:
        text = text.replace(harmless, live)
    return text


def defang(text):
    """Return the text with everything in it made harmless, in one form."""
    text = refang(text)
    for live, harmless in ((".", "[.]"), ("@", "[@]"), ("http", "hxxp"), ("://", "[://]")):
        text = text.replace(live, harmless)
    return text


for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
