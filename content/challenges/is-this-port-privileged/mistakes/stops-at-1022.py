# advice: You return False for 1023, the last system port. `< 1023` leaves out the number it names.
# look: 02-the-last-system-port
def is_privileged(port):
    if port < 0 or port > 65535:
        return None
    if port < 1023:
        return True
    return False
