# title: Ask two ranges
# why: Each range has a name, and `in` says whether a number belongs to it. A number in neither isn't a port.
SYSTEM_PORTS = range(1024)
OTHER_PORTS = range(1024, 65536)


def is_privileged(port):
    """Tell whether a port is a system port; None when it isn't a port."""
    if port in SYSTEM_PORTS:
        return True
    return False if port in OTHER_PORTS else None
