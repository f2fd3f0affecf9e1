# title: One journey for each user
# why: Grouped by user first, the logins of each one are a journey, and `pairwise` walks along it. Nothing has to be remembered during the pass.
from datetime import datetime
from itertools import groupby, pairwise
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


def is_impossible(before, login, limit):
    """Tell whether the way is longer than the limit allows in the time."""
    way = moment(login) - moment(before)
    return distance_km(before, login) > limit * way.total_seconds() / 3600


def impossible_travel(logins, limit, trusted):
    """Return [user, address, address, km] for each pair of logins that one person cannot have made."""
    timeline = sorted((login for login in logins if login["address"] not in trusted), key=moment)
    places = {id(login): place for place, login in enumerate(timeline)}
    journeys = groupby(sorted(timeline, key=lambda login: login["user"]), key=lambda login: login["user"])
    pairs = [
        (before, login)
        for _, journey in journeys
        for before, login in pairwise(journey)
        if is_impossible(before, login, limit)
    ]
    pairs.sort(key=lambda pair: places[id(pair[1])])
    return [
        [login["user"], before["address"], login["address"], round(distance_km(before, login))]
        for before, login in pairs
    ]
