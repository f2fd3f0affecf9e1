# advice: You return True for -1 and for 1024, because you only ask whether the port is at most 1024. Where do the system ports begin, and which number is the last of 1024 if the first is 0?
# look: 03-the-first-user-port
def is_privileged(port):
    if port <= 1024:
        return True
    elif port <= 65535:
        return False
    return None
