# Line 1 should be "true" and is "null".
def is_privileged(port):
    if 0 <= port <= 65535:
        print(port < 1024)
