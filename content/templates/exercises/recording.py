import random


def record(seed):
    draw = random.Random(seed)
    sources = [f"192.0.2.{number}" for number in draw.sample(range(20, 60), 6)]
    log = [{"source": draw.choice(sources), "port": 443} for _ in range(20)]
    log += [{"source": sources[0], "port": port} for port in draw.sample(range(1, 1024), 6)]
    draw.shuffle(log)
    return {"log": log}
