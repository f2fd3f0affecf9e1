import json
from datetime import datetime, timedelta
from random import Random

PLACES = {
    "192.0.2.10": (51.5, -0.1),
    "192.0.2.77": (48.9, 2.4),
    "198.51.100.4": (59.9, 10.8),
    "198.51.100.99": (35.7, 139.7),
    "203.0.113.7": (40.7, -74.0),
    "203.0.113.21": (-17.0, 179.5),
    "203.0.113.22": (-17.0, -179.5),
}
OFFSETS = [("Z", 0), ("+01:00", 1), ("+09:00", 9), ("-05:00", -5)]


def login_of(user, time, address, zone=("Z", 0)):
    """One login, its time written with an offset."""
    lat, lon = PLACES[address]
    text, hours = zone
    return {"user": user, "time": (time + timedelta(hours=hours)).isoformat() + text, "address": address, "lat": lat, "lon": lon}


def practice(random, situation, count):
    """As many logins as the size says, at least two where a rule needs them. Every rule is a situation of its own."""
    start = datetime(2031, 3, random.randrange(10, 20), random.randrange(6, 18), random.randrange(60))
    user = random.choice(["wren", "rook", "kestrel"])
    there, back = random.sample(["192.0.2.10", "198.51.100.99", "203.0.113.7"], 2)
    users, zones, trusted = [user] * count, [("Z", 0)] * count, []
    pause = timedelta(minutes=random.randrange(10, 50))
    if situation == 0:
        pause = timedelta(0)
    elif situation == 1:
        trusted = [back]
    elif situation == 2:
        pause = timedelta(hours=1)
        zones = [random.choice([("+09:00", 9), ("-05:00", -5)]) if number % 2 else ("Z", 0) for number in range(count)]
    elif situation == 3:
        users = ["wren", "rook", "kestrel", "heron", "magpie"][:count]
        if count > 3:
            # The journey of one user lies within that of another.
            outer, inner = ("wren", "rook") if count == 4 else ("rook", "wren")
            users = [outer, inner, inner, outer, outer][:count]
    elif situation == 5:
        pause = timedelta(days=2)
        if count % 2:
            # A flight that is possible only because its minutes count.
            there, back, pause = "192.0.2.10", "203.0.113.7", timedelta(hours=6, minutes=30)
    elif situation == 7:
        pause, back = timedelta(0), there
    logins = [
        login_of(users[number], start + number * pause, back if number % 2 else there, zones[number])
        for number in range(count)
    ]
    if situation == 4:
        logins.reverse()
    elif situation == 6 and count > 2:
        # The login between the first and the third comes from a gateway.
        trusted = [back]
        logins[2] = login_of(user, start + 2 * pause, "203.0.113.21")
    return [logins, 900, trusted]


def generate(seed, size=None):
    """Logins of one to three users around the globe, shuffled, with offsets and a trusted gateway."""
    random = Random(seed)
    if size is not None:
        return json.dumps(practice(random, seed % 8, size)) + "\n"
    users = ["wren", "rook", "kestrel"][: random.randint(1, 3)]
    now = datetime(2031, 3, 14, 20, 0)
    logins = []
    for _ in range(random.randint(3, 12)):
        now += timedelta(minutes=random.choice([0, 1, 20, 90, 400, 900]))
        address = random.choice(sorted(PLACES))
        lat, lon = PLACES[address]
        zone, hours = random.choice(OFFSETS)
        time = (now + timedelta(hours=hours)).isoformat() + zone
        logins.append({"user": random.choice(users), "time": time, "address": address, "lat": lat, "lon": lon})
    random.shuffle(logins)
    trusted = random.sample(sorted(PLACES), random.choice([0, 1, 2]))
    return json.dumps([logins, random.choice([300, 900, 1000]), trusted]) + "\n"
