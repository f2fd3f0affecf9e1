# advice: You turn every "hxxp" back into "http", also where no :// follows, and you take `[://]` apart from it. What does the whole form look like?
# look: 05-ordinary-words
import sys

FORMS = [("[.]", "."), ("[@]", "@"), ("hxxp[://]", "http://"), ("hxxps[://]", "https://")]
OTHER_FORMS = [("(.)", "."), ("[dot]", "."), ("[at]", "@"), ("hxxp://", "http://"), ("hxxps://", "https://")]


def refang(text):
    """Return the text with everything in it made live."""
    for harmless, live in FORMS[:2] + OTHER_FORMS[:3] + [("hxxp", "http"), ("[://]", "://")]:
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
