def is_privileged(port):
    """Tell whether a port is a system port; None when it isn't a port."""
    if port < 0 or port > 65535:
        return None
    # The comparison is the answer: it is True or False already.
    return port < 1024
