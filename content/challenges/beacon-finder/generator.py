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


def generate(seed):
    """Connections of one to four hosts in any order, many of them exactly at the boundary."""
    random = Random(seed)
    jitter = random.choice([0, 5, 10, 20, 50])
    hosts = random.sample(HOSTS, random.randint(1, 4))
    connections = [[second, host] for host in hosts for second in times_of(random, jitter)]
    random.shuffle(connections)
    return json.dumps([connections, jitter]) + "\n"
