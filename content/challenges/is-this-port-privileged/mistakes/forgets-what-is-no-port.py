# Line 1: expected "null", got "false".
def is_privileged(port):
    return port < 1024
