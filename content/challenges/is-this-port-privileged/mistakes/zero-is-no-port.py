# advice: You treat 0 as if it were no port at all. Ports are counted from 0, so the lower end belongs to the range.
# look: 01-zero
def is_privileged(port):
    if 0 < port < 1024:
        return True
    if 1024 <= port <= 65535:
        return False
    return None
