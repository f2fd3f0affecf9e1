# advice: You return False for 70000: you refuse numbers that are too small, but none that are too large. Which number is the largest port?
# look: 03-too-large
def is_privileged(port):
    if port < 0:
        return None
    return port < 1024
