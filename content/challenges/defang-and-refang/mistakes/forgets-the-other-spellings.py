# advice: You know the brackets of "[.]", but not "(.)", "[dot]" and "[at]", so they stay as they are. The brief lists every spelling.
# look: 03-other-spellings
import sys


def refang(text):
    text = text.replace("[.]", ".").replace("[@]", "@")
    return text.replace("hxxp[://]", "http://").replace("hxxps[://]", "https://")


def defang(text):
    text = refang(text)
    text = text.replace(".", "[.]").replace("@", "[@]")
    return text.replace("http://", "hxxp[://]").replace("https://", "hxxps[://]")


for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
