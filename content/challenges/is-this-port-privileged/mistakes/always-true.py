# advice: You return True for every number: with `or`, one of the two comparisons is enough, and any number is more than 0 or less than 1023. A range needs both.
# look: 02-a-free-port
def is_privileged(port):
    if port >= 0 or port <= 1023:
        return True
    elif port >= 1024 or port <= 65535:
        return False
    return None
