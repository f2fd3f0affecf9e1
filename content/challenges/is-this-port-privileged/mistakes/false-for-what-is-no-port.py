# advice: You return `None` for 8080 and False for 70000. False is for a port that isn't a system port, and `None` for a number that isn't a port.
# look: 02-a-free-port
def is_privileged(port):
    if 0 <= port <= 1023:
        return True
    if 1024 <= port <= 65535:
        return None
    return False
