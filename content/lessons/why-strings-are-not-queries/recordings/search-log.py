import random

NAMES = ["wren", "rook", "heron", "Tern", "Gull", "Petrel", "Avocet", "Dunlin"]


def record(seed):
    draw = random.Random(seed)
    attacker, customer, *guests = [f"203.0.113.{number}" for number in draw.sample(range(10, 120), 8)]
    searches = [(draw.choice(guests), draw.choice(NAMES), 200, draw.randint(1, 4)) for _ in range(26)]
    word = draw.choice(["x", "a", "test"])
    stories = [
        [(customer, "O'Brien", 500, 0), (customer, "OBrien", 200, 0), (customer, "O'Brien", 500, 0)],
        [(attacker, f"{word}'", 500, 0), (attacker, f"{word}' OR '1'='1", 200, 412)],
    ]
    for story in stories:
        places = sorted(draw.sample(range(len(searches)), len(story)))
        for shift, (place, search) in enumerate(zip(places, story)):
            searches.insert(place + shift, search)
    requests = []
    second = 30_000
    for source, search, status, found in searches:
        second += draw.randint(4, 90)
        clock = f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
        row = {"time": clock, "source": source, "search": search, "status": status}
        requests.append(row | {"rows": found})
    return {"requests": requests}
