# advice: You restore "[at]", but `[@]` stays as it is or gets a second pair of brackets. Go through the brief's list of spellings once more.
# look: 02-defanged-twice
import sys
def refang(text):
    for old in ("[.]", "(.)", "[dot]"):
        text = text.replace(old, ".")
    for old in ("[at]",):
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
