# advice: You return `None` for 0, 1024 and 65535, because `<` and `>` leave out the number that they name. Each of the three belongs to a range.
# look: 01-zero
def is_privileged(port):
    """Tell whether a port is a system port; None when it isn't a port."""
    if 0 < port < 1024:
        return True
    if 1024 < port < 65535:
        return False
    return None
