# title: Let the library find the middle
# why: `median_low` is the smaller of two middle values, and `groupby` cuts the sorted connections into hosts. `pairwise` gives neighbors without slicing.
from itertools import groupby, pairwise
from statistics import median_low


def find_beacons(connections, jitter):
    beacons = []
    in_order = sorted((host, second) for second, host in connections)
    for host, visits in groupby(in_order, key=lambda visit: visit[0]):
        pauses = [later[1] - earlier[1] for earlier, later in pairwise(visits)]
        if len(pauses) < 5 or median_low(pauses) == 0:
            continue
        period = median_low(pauses)
        odd = sum(abs(pause - period) * 100 > period * jitter for pause in pauses)
        if odd * 4 <= len(pauses):
            beacons.append((period, host))
    return [[host, period] for period, host in sorted(beacons)]
