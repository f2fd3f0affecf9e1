# advice: You wrap the period of "[.]" once more and get "[[.]]". In which form of the text are there no brackets left to wrap?
# look: 04-harmless-in-part
import sys


def refang(text):
    text = text.replace("[.]", ".").replace("(.)", ".").replace("[dot]", ".")
    text = text.replace("[@]", "@").replace("[at]", "@")
    text = text.replace("hxxp[://]", "http://").replace("hxxps[://]", "https://")
    return text.replace("hxxp://", "http://").replace("hxxps://", "https://")


def defang(text):
    text = text.replace(".", "[.]").replace("@", "[@]")
    return text.replace("http://", "hxxp[://]").replace("https://", "hxxps[://]")


for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
