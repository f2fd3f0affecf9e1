# Line 1: expected "[["wren","192.0.2.10","203.0.113.80",16995]]", got "[["rook","192.0.2.10","198.51.100.4",1154],["wren","198.51.100.4","203.0.113.80",15950]]".
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
    before = None
    counted = [login for login in logins if login["address"] not in trusted]
    for login in sorted(counted, key=moment):
        before = before or login
        km = distance_km(before, login)
        hours = (moment(login) - moment(before)).total_seconds() / 3600
        if km > limit * hours:
            found.append([login["user"], before["address"], login["address"], round(km)])
        before = login
    return found
