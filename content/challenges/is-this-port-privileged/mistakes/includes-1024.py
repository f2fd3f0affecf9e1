# A hidden test failed. Check the brief for inputs that the visible tests do not show.
def is_privileged(port):
    if 0 <= port <= 65535:
        return port <= 1024
    return None
