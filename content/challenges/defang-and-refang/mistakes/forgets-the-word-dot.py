# advice: You know "[.]" and "(.)", but "113[dot]7" stays as it is. Go through the brief's list of spellings once more.
# look: 03-other-spellings
import sys
def refang(text):
    for old in ("[.]", "(.)"):
        text = text.replace(old, ".")
    for old in ("[@]", "[at]"):
        text = text.replace(old, "@")
    for s in ("http", "https"):
        x = s.replace("tt", "xx")
        text = text.replace(x + "[://]", s + "://").replace(x + "://", s + "://")
    return text
def defang(text):
    text = refang(text)
    text = text.replace(".", "[.]").replace("@", "[@]")
    text = text.replace("http://", "hxxp[://]").replace("https://", "hxxps[://]")
    return text
for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    print(refang(text) if action == "refang" else defang(text))
