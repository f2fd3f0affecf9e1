# advice: You return `None` for 1024: one of your comparisons ends before it, and the other begins after it. To which range does it belong?
# look: 03-the-first-user-port
def is_privileged(port):
    if 0 <= port < 1024:
        return True
    if 1024 < port <= 65535:
        return False
    return None
