def is_privileged(port):
    """Tell whether a port is a system port; None when it is no port."""
    if port < 0 or port > 65535:
        return None
    return port < 1024
