# Line 1: expected "true", got ""True"".
def is_privileged(port):
    if port < 0 or port > 65535:
        return "None"
    return "True" if port < 1024 else "False"
