# advice: You round 10 percent of 18 seconds to 2, so a pause of 20 seconds still counts as regular. How can you compare without rounding?
# look: 19-a-fraction-of-a-second-too-much
from collections import defaultdict

FEWEST_PAUSES = 5


def find_beacons(connections, jitter):
    """Return [host, period] for every host that is contacted regularly, the shortest period first."""
    times = defaultdict(list)
    for second, host in connections:
        times[host].append(second)

    result = []
    for host, seconds in times.items():
        seconds = sorted(seconds)
        pauses = sorted(later - earlier for earlier, later in zip(seconds, seconds[1:]))
        if len(pauses) < FEWEST_PAUSES:
            continue
        period = pauses[(len(pauses) - 1) // 2]
        if period == 0:
            continue
        allowed = round(period * jitter / 100)
        regular = [pause for pause in pauses if period - allowed <= pause <= period + allowed]
        if len(regular) / len(pauses) >= 0.75:
            result.append([host, period])
    return sorted(result, key=lambda pair: (pair[1], pair[0]))
