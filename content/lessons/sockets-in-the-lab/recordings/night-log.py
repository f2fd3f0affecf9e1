import random

SERVICES = [("192.0.2.20", 443), ("192.0.2.20", 80), ("192.0.2.25", 25)]
COMMON_PORTS = [21, 22, 23, 53, 110, 139, 143, 445, 993, 1433, 3306, 3389, 5432, 5900, 6379, 8080]


def record(seed):
    draw = random.Random(seed)
    scanner, busiest, *guests = draw.sample([f"203.0.113.{number}" for number in range(10, 99)], 6)
    attempts = [(busiest, *SERVICES[0], "open") for _ in range(16)]
    attempts += [(source, *draw.choice(SERVICES), "open") for source in guests for _ in range(3)]
    # A colleague's mistyped port: closed doors alone prove nothing.
    attempts += [(guests[0], "192.0.2.20", 444, "closed") for _ in range(3)]
    attempts += [(scanner, "192.0.2.20", port, "closed") for port in draw.sample(COMMON_PORTS, 9)]
    draw.shuffle(attempts)
    log = []
    second = 7_800
    for source, host, port, outcome in attempts:
        second += draw.randint(4, 90)
        clock = f"0{second // 3600}:{second // 60 % 60:02}:{second % 60:02}"
        log.append({"time": clock, "source": source, "host": host, "port": port, "outcome": outcome})
    return {"log": log}
