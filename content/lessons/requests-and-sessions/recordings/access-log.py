import random

PATHS = ["/home", "/status", "/tickets", "/tickets/new", "/invoices", "/profile"]


def record(seed):
    draw = random.Random(seed)
    sessions = [f"s-{number:06x}" for number in draw.sample(range(0x100000, 0xFFFFFF), 9)]
    office, *homes = [f"203.0.113.{number}" for number in draw.sample(range(20, 120), 5)]
    places = {session: office for session in sessions[:5]} | dict(zip(sessions[5:], homes))
    copied = draw.choice(sessions)
    visits = [(source, session) for session, source in places.items() for _ in range(draw.randint(3, 6))]
    draw.shuffle(visits)
    thief = f"203.0.113.{draw.randint(121, 199)}"
    place = draw.randint(len(visits) // 2, len(visits) - 3)
    visits[place:place] = [(thief, copied)] * 2
    # The owner comes back, so the last visitor isn't the answer.
    visits.append((places[copied], copied))
    requests = []
    second = 9_000
    for source, session in visits:
        second += draw.randint(5, 70)
        clock = f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
        row = {"time": clock, "source": source, "method": "GET", "path": draw.choice(PATHS)}
        requests.append(row | {"session": session, "status": 200})
    return {"requests": requests}
