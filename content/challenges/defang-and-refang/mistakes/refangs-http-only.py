# advice: You restore "hxxp" and leave "hxxps" as it is. Which second scheme does the brief name?
# look: 03-other-spellings
import sys
def refang(text):
    for old in ("[.]", "(.)", "[dot]"):
        text = text.replace(old, ".")
    for old in ("[@]", "[at]"):
        text = text.replace(old, "@")
    for s in ("http",):
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
