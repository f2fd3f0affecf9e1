# advice: You return `None` for 1023 and for 65535. `range` leaves out its second number, and both of yours name the last port that should be in them.
# look: 02-the-last-system-port
def is_privileged(port):
    if port in range(0, 1023):
        return True
    if port in range(1024, 65535):
        return False
    return None
