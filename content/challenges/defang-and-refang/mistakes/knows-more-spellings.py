# advice: You restore "(dot)" and "(at)" as well. The brief leaves alone the forms that it doesn't name.
# look: 13-spellings-that-the-brief-does-not-name
import sys
def refang(text):
    for old in ("[.]", "(.)", "[dot]", "(dot)"):
        text = text.replace(old, ".")
    for old in ("[@]", "[at]", "(at)"):
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
