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


def generate(seed):
    """Logins of one to three users around the globe, shuffled, with offsets and a trusted gateway."""
    random = Random(seed)
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
