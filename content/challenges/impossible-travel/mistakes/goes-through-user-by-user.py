# advice: You finish one user before the next, so wren's pair comes first although it ends last. The pairs are in the order of their later logins: what do you get from one pass over the whole timeline?
# look: 20-three-pairs-in-the-order-of-their-ends
from datetime import datetime
from math import asin, cos, radians, sin, sqrt

EARTH_RADIUS_KM = 6371


def distance_km(first, second):
    """Return how far two logins are from each other, over the surface of the globe."""
    south, north = radians(first["lat"]), radians(second["lat"])
    turn = radians(second["lon"] - first["lon"])
    bend = sin((north - south) / 2) ** 2 + cos(south) * cos(north) * sin(turn / 2) ** 2
    return 2 * EARTH_RADIUS_KM * asin(sqrt(bend))


def moment(login):
    """Return the time of a login as a value."""
    return datetime.fromisoformat(login["time"])


def impossible_travel(logins, limit, trusted):
    """Return [user, address, address, km] for each pair of logins that one person cannot have made."""
    found = []
    timelines = {}
    for login in sorted(logins, key=moment):
        if login["address"] not in trusted:
            timelines.setdefault(login["user"], []).append(login)
    for user, timeline in timelines.items():
        for before, login in zip(timeline, timeline[1:]):
            km = distance_km(before, login)
            hours = (moment(login) - moment(before)).total_seconds() / 3600
            if km > limit * hours:
                found.append([user, before["address"], login["address"], round(km)])
    return found
