import random

DATABASE = ("192.0.2.40", 5432)
WEBSITE = ("192.0.2.20", 443)


def record(seed):
    draw = random.Random(seed)
    inside = [f"198.51.100.{number}" for number in draw.sample(range(65, 127), 5)]
    outside = [f"198.51.100.{number}" for number in draw.sample([*range(20, 64), *range(128, 170)], 7)]
    intruder, *refused = outside
    attempts = [(draw.choice(inside), *DATABASE, "open") for _ in range(14)]
    attempts += [(intruder, *DATABASE, "open")]
    attempts += [(source, *DATABASE, "closed") for source in refused for _ in range(2)]
    # The website is for everyone, so an open connection alone says nothing.
    attempts += [(draw.choice(inside + refused), *WEBSITE, "open") for _ in range(16)]
    draw.shuffle(attempts)
    log = []
    second = 4_000
    for source, host, port, outcome in attempts:
        second += draw.randint(20, 400)
        clock = f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
        log.append({"time": clock, "source": source, "host": host, "port": port, "outcome": outcome})
    return {"log": log}
