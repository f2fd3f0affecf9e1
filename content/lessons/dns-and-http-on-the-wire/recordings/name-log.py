import random
import string

LETTERS = string.ascii_lowercase + string.digits
KNOWN = ["www.test", "mail.test", "portal.test", "tickets.test", "time.example", "news.example"]


def record(seed):
    draw = random.Random(seed)
    clients = [f"10.20.0.{number}" for number in draw.sample(range(10, 99), 7)]
    infected, printer, busiest, *others = clients
    queries = [(busiest, draw.choice(KNOWN), 0) for _ in range(14)]
    queries += [(source, draw.choice(KNOWN), 0) for source in [infected, *others] for _ in range(3)]
    # One name that was removed, and some typing mistakes: a missing name alone proves nothing.
    queries += [(printer, "scans.test", 3) for _ in range(12)]
    queries += [(source, name, 3) for source, name in zip(others, ["wwww.test", "mails.test", "portals.test"])]
    for _ in range(7):
        label = "".join(draw.choices(LETTERS, k=draw.randint(9, 13)))
        queries.append((infected, f"{label}.example", 3))
    draw.shuffle(queries)
    log = []
    second = 7_900
    for source, name, code in queries:
        second += draw.randint(3, 60)
        clock = f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
        log.append({"time": clock, "source": source, "name": name, "code": code})
    return {"log": log}
