# advice: You print the text after "defang" as it came. The brief lists what `defang` changes.
# look: 01-there-and-back
import sys
def refang(text):
    for old in ("[.]", "(.)", "[dot]"):
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
    print(refang(text) if action == "refang" else text)
