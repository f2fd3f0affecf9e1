# advice: You turn the line into lowercase, so "Block it." comes out as "block it". Everything that the brief doesn't name stays as it is.
# look: 09-ends-with-a-full-stop
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
    for harmless, live in FORMS:
        text = text.replace(live, harmless)
    return text


for line in sys.stdin:
    action, text = line.rstrip("\n").lower().split(" ", 1)
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
