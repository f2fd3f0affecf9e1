# ValueError: too many values to unpack (expected 2, got 9)
import sys


def refang(text):
    text = text.replace("[.]", ".").replace("(.)", ".").replace("[dot]", ".")
    text = text.replace("[@]", "@").replace("[at]", "@")
    text = text.replace("hxxp[://]", "http://").replace("hxxps[://]", "https://")
    return text.replace("hxxp://", "http://").replace("hxxps://", "https://")


def defang(text):
    text = refang(text)
    text = text.replace(".", "[.]").replace("@", "[@]")
    return text.replace("http://", "hxxp[://]").replace("https://", "hxxps[://]")


for line in sys.stdin:
    action, text = line.split()
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
