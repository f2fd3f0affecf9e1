# title: Letter by letter
# why: It shows what a slice does for you: every letter goes in front of those before it.
def <<< function >>>(text):
    """<<< What it returns. >>>"""
    turned = ""
    for letter in text:
        turned = letter + turned
    return turned
