# advice: You return `None` for 1023: one of your comparisons ends before it, and the other begins after it. To which range does it belong?
# look: 02-the-last-system-port
def is_privileged(port):
    if 0 <= port < 1023:
        return True
    if 1023 < port <= 65535:
        return False
    return None
