# Line 1: expected "true", got "null".
def is_privileged(port):
    if 0 <= port <= 65535:
        print(port < 1024)
