# advice: Your split cuts at every space, and two names cannot hold nine pieces: Python raises a ValueError. Only the first space separates the action from the text.
# look: 02-a-sentence-with-two-addresses
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
