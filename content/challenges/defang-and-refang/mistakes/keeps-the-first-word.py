# advice: You print only the first word of the text: `split` cut at every space. Where should it stop cutting?
# look: 02-a-sentence-with-two-addresses
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
    action, text = line.rstrip("\n").split()[:2]
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
