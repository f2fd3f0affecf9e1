import json
from random import Random

HOSTS = ["cdn.drop.example", "news.test", "relay.kestrel.example", "mail.wren.test"]


def times_of(random, jitter):
    """The times of one host: a beacon with a little too much or too little variation, or a person."""
    period = random.choice([20, 60, 100, 300])
    reach = period * jitter // 100
    second = random.randrange(20000, 60000)
    times = [second]
    for _ in range(random.choice([4, 5, 6, 8, 12])):
        if random.random() < 0.2:
            second += random.choice([0, 3, reach + period + 1, period * 9])
        else:
            second += period + random.choice([-reach, 0, 0, 0, reach])
        times.append(second)
    return times


def practice_pauses(situation, count, random):
    """The pauses of one host and the jitter; each situation meets another rule."""
    period, jitter = random.randint(1, 30) * 20, random.choice([5, 10, 20])
    reach = period * jitter // 100
    if situation == 0:
        return [period] * 4, jitter
    if situation == 1:
        return [period] * 3 + [period - reach, period + reach] + [period] * count, jitter
    if situation == 2:
        return [period] * (count + 3) + [period * 90], jitter
    if situation == 3:
        return [period] * 3 + [period + reach + 1, period - reach - 1] + [period] * count, jitter
    if situation == 4:
        return [0] * (count + 5), jitter
    if situation == 7:
        return [period] * 4 + [0], jitter
    if situation == 8:
        return [period] * 3 + [period + reach] * 3, jitter
    if situation == 9:
        return [period] * 3 + [period - reach] * 2, jitter
    if situation == 10:
        return [period] * 5, jitter
    return [random.randint(1, 600) for _ in range(count + 4)], jitter


def practice_input(seed, size, random):
    """One host, with more connections for a larger size. The situation is drawn first."""
    situation = seed % 11
    pauses, jitter = practice_pauses(situation, size, random)
    # Two hosts with one period: the second of the alphabet is seen first.
    hosts = ["z.test", "a.test"] if situation == 10 else [random.choice(HOSTS)]
    connections = []
    start = random.randrange(20_000, 30_000)
    for place, host in enumerate(hosts):
        times = [start + place]
        for pause in pauses:
            times.append(times[-1] + pause)
        connections += [[second, host] for second in times]
    if situation == 5 or size > 3:
        random.shuffle(connections)
    return json.dumps([connections, jitter]) + "\n"


def generate(seed, size=None):
    """Connections of one to four hosts in any order, many of them exactly at the boundary."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
    jitter = random.choice([0, 5, 10, 20, 50])
    hosts = random.sample(HOSTS, random.randint(1, 4))
    connections = [[second, host] for host in hosts for second in times_of(random, jitter)]
    random.shuffle(connections)
    return json.dumps([connections, jitter]) + "\n"
