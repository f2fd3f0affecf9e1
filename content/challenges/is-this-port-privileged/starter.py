def is_privileged(port):
    """Tell whether a port is a system port; None when it isn't a port."""
    return False
