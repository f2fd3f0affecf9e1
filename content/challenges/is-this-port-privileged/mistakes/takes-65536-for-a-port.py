# advice: You return False for 65536, as if it were a port. There are 65536 ports, but the first one is 0: which is the last?
# look: 05-one-too-many
def is_privileged(port):
    if port < 0 or port > 65536:
        return None
    return port < 1024
