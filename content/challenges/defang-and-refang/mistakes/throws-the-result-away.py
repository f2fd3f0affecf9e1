# advice: You print each text as it came: replace returns a new string, and your functions return the old one.
# look: 01-there-and-back
import sys


def refang(text):
    text.replace("[.]", ".").replace("(.)", ".").replace("[dot]", ".")
    text.replace("[@]", "@").replace("[at]", "@")
    text.replace("hxxp[://]", "http://").replace("hxxps[://]", "https://")
    return text


def defang(text):
    text.replace(".", "[.]").replace("@", "[@]")
    text.replace("http://", "hxxp[://]").replace("https://", "hxxps[://]")
    return text


for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
