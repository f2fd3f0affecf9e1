# advice: You return the text "True". The caller asks for the boolean, which has no quotes.
# look: 01-the-web-server
def is_privileged(port):
    if port < 0 or port > 65535:
        return "None"
    return "True" if port < 1024 else "False"
