# advice: You return False for 70000, as if it were a port. A port has two bytes: which numbers are too large or too small for that?
# look: 03-too-large
def is_privileged(port):
    return port < 1024
