# Line 1: expected "203.0.113.7 and desk@pay.example", got "203(.)0(.)113[dot]7 and desk[at]pay.example".
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
