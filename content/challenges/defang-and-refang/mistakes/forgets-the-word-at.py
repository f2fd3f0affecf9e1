# advice: You restore `[@]`, but "desk[at]pay" stays as it is. Go through the brief's list of spellings once more.
# look: 03-other-spellings
import sys

FORMS = [("[.]", "."), ("[@]", "@"), ("hxxp[://]", "http://"), ("hxxps[://]", "https://")]
OTHER_FORMS = [("(.)", "."), ("[dot]", "."), ("hxxp://", "http://"), ("hxxps://", "https://")]


def refang(text):
    """Return the text with everything in it made live."""
    for harmless, live in FORMS + OTHER_FORMS:
        text = text.replace(harmless, live)
    return text


def defang(text):
    """Return the text with everything in it made harmless, in one form."""
    text = refang(text)
    for harmless, live in FORMS:
        text = text.replace(live, harmless)
    return text


for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
