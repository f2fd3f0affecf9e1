# advice: You change the word "http" in a sentence as well. It begins an address only if :// follows.
# look: 05-ordinary-words
import sys


def refang(text):
    text = text.replace("[.]", ".").replace("(.)", ".").replace("[dot]", ".")
    text = text.replace("[@]", "@").replace("[at]", "@")
    return text.replace("[://]", "://").replace("hxxp", "http")


def defang(text):
    text = refang(text)
    text = text.replace(".", "[.]").replace("@", "[@]")
    return text.replace("http", "hxxp").replace("://", "[://]")


for line in sys.stdin:
    action, text = line.rstrip("\n").split(" ", 1)
    if action == "defang":
        print(defang(text))
    else:
        print(refang(text))
