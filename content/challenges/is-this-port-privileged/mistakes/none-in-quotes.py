# advice: You return the text "None" for 70000. The caller asks for the value `None`, which has no quotes.
# look: 03-too-large
def is_privileged(port):
    if port < 0 or port > 65535:
        return "None"
    return port < 1024
