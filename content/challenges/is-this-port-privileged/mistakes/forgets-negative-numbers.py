# advice: You return True for -1: you refuse numbers that are too large, but none that are too small. Where do ports begin?
# look: 06-negative
def is_privileged(port):
    if port > 65535:
        return None
    return port <= 1023
