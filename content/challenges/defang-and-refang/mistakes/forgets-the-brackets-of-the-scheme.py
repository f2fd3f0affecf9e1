# advice: You turn "http" into "hxxp" and leave `://` as it is. In which one form does `defang` write a whole scheme?
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
    text = text.replace("http", "hxxp")
    return text
for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    print(refang(text) if action == "refang" else defang(text))
