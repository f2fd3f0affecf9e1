# advice: You call 1024 a system port. Counting begins at 0, so the lowest 1024 numbers end at 1023.
# look: 03-the-first-user-port
def is_privileged(port):
    if 0 <= port <= 65535:
        return port <= 1024
    return None
