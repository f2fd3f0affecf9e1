# advice: You only ask whether a pause is too long, so the shortest pauses all count as regular. Without `abs`, a difference below 0 always passes.
# look: 06-just-below-three-quarters
FEWEST_PAUSES = 5


def period_of(times, jitter):
    """Return the period of a beacon with these times, or None when they are not regular."""
    pauses = sorted(later - earlier for earlier, later in zip(times, times[1:]))
    if len(pauses) < FEWEST_PAUSES:
        return None
    period = pauses[(len(pauses) - 1) // 2]
    regular = [pause for pause in pauses if 100 * (pause - period) <= jitter * period]
    if period == 0 or 4 * len(regular) < 3 * len(pauses):
        return None
    return period


def find_beacons(connections, jitter):
    """Return [host, period] for every host that is contacted regularly, the shortest period first."""
    times = {}
    for second, host in sorted(connections):
        times.setdefault(host, []).append(second)
    periods = [[host, period_of(times[host], jitter)] for host in times]
    beacons = [found for found in periods if found[1] is not None]
    return sorted(beacons, key=lambda found: (found[1], found[0]))
