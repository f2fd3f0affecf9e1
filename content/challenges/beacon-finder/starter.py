FEWEST_PAUSES = 5


def find_beacons(connections, jitter):
    """Return [host, period] for every host that is contacted regularly, the shortest period first."""
    return []
