# advice: You return `None` for 65535, which is a port, the last one. Does `>=` fit "larger than 65535"?
# look: 04-the-last-port
def is_privileged(port):
    """Tell whether a port is a system port; None when it isn't a port."""
    if port < 0 or port >= 65535:
        return None
    return port < 1024
