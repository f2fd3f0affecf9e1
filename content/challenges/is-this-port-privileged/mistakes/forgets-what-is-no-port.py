# Line 1 should be "null" and is "false".
def is_privileged(port):
    return port < 1024
