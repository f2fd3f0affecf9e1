# advice: You return False for 443, a system port, and True for 8080. Which of the two answers means that a port is privileged?
# look: 01-the-web-server
def is_privileged(port):
    if port < 0 or port > 65535:
        return None
    return port > 1023
