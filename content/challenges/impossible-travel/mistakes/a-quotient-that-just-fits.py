# advice: You report wren's logins from one place, because with a limit of 0 a speed of 0 isn't less. Impossible is only what is more than the limit.
# look: 14-limit-zero
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
    counted = [login for login in logins if login["address"] not in trusted]
    for login in sorted(counted, key=moment):
        user = login["user"]
        before = last.get(user, login)
        km = distance_km(before, login)
        hours = (moment(login) - moment(before)).total_seconds() / 3600
        if hours == 0 and km > 0 or hours > 0 and km / hours >= limit:
            found.append([user, before["address"], login["address"], round(km)])
        last[user] = login
    return found
