# advice: You change the periods of links and mail addresses only, so "203.0.113.7" on its own or a period at the end of a sentence stays live. Which periods does the brief mean?
# look: 09-ends-with-a-full-stop
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
    words = [w.replace(".", "[.]").replace("@", "[@]") if "://" in w or "@" in w else w for w in text.split(" ")]
    text = " ".join(words)
    text = text.replace("http://", "hxxp[://]").replace("https://", "hxxps[://]")
    return text
for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    print(refang(text) if action == "refang" else defang(text))
