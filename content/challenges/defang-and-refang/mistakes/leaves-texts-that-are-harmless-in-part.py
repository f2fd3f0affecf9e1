# advice: One "[.]" in the text makes you leave all its other periods alone. Which form of the text has no brackets at all, so that each period can be treated alike?
# look: 04-harmless-in-part
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
    if "[.]" not in text:
        text = refang(text).replace(".", "[.]")
    if "[@]" not in text:
        text = text.replace("@", "[@]")
    text = text.replace("http://", "hxxp[://]").replace("https://", "hxxps[://]")
    return text
for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    print(refang(text) if action == "refang" else defang(text))
