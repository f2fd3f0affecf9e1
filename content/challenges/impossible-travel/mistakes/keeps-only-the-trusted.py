# advice: You keep the logins from trusted addresses and drop all others, so without a gateway you report nothing. Turn the question around.
# look: 01-two-continents
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
    last = {}
    counted = [login for login in logins if login["address"] in trusted]
    for login in sorted(counted, key=moment):
        user = login["user"]
        before = last.get(user, login)
        km = distance_km(before, login)
        hours = (moment(login) - moment(before)).total_seconds() / 3600
        if km > limit * hours:
            found.append([user, before["address"], login["address"], round(km)])
        last[user] = login
    return found
