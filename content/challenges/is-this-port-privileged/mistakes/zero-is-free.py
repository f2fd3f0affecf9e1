# advice: You return False for 0. The system ports are 0 to 1023, so the lower end belongs to them.
# look: 01-zero
def is_privileged(port):
    if port < 0 or port > 65535:
        return None
    return 0 < port < 1024
