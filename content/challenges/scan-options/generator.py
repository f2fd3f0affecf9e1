import json
from random import Random

HOSTS = ["192.0.2.20", "192.0.2.30", "relay.saltmarsh.test"]
ELSEWHERE = ["192.0.2.2", "192.0.2.200", "198.51.100.7", "relay.saltmarsh.example", "192.0.2.20 ", ""]
WRONG_PORTS = ["0", "30-20", "1-2-3", "+22", "65536", " 22", "22,", "-", "8-", "1_0", "ssh", "0-5", "65530-65536", "22;80"]
WRONG_TIMEOUTS = ["0", "-1", "10.5", "nan", "inf", "1,5", "", "2s"]
SHORT = [["--port", "80"], ["--time", "2"], ["--open"], ["--p=22"]]


def range_of(random):
    """A port or a range of ports."""
    first = random.choice([1, 20, 79, 443, 8000, 65530, random.randrange(1, 65000)])
    return random.choice([f"{first}", f"{first}-{first + random.randrange(0, 5)}"])


def practice(random, situation, turn, size):
    """A call with as many ports or ranges as the size says, and one rule in each situation."""
    ports = ",".join(range_of(random) for _ in range(size))
    words = [random.choice(HOSTS), "--ports", ports]
    if situation == 0:
        words = [random.choice(ELSEWHERE), *words[1:]]
    elif situation == 1:
        words = [words[0], f"--ports={ports},9-12,10-11,100"]
    elif situation == 2:
        words[2] += "," + WRONG_PORTS[turn % 5]
    elif situation == 3:
        words += ["--timeout", random.choice(WRONG_TIMEOUTS)]
    elif situation == 4:
        words += random.choice(SHORT)
    elif situation == 5:
        words = ["--open-only", f"--timeout={random.choice([0.5, 2.5, 10])}", *words]
    elif situation == 6:
        words = [words[0], "--timeout", str(random.randrange(1, 100) / 10)]
    else:
        words[2] += random.choice([",65535", ",80-80", ",65531-65535", ",1"])
    return [words]


def generate(seed, size=None):
    """A call with options in any order. In some situations one of them is wrong."""
    random = Random(seed)
    if size:
        return json.dumps(practice(random, seed % 8, seed // 8, size)) + "\n"
    situation = seed % 7
    parts = []
    if situation != 6:
        parts.append([random.choice(HOSTS)])
    ports = ",".join(range_of(random) for _ in range(random.randrange(1, 6)))
    if random.random() < 0.8:
        parts.append(random.choice([["--ports", ports], [f"--ports={ports}"]]))
    if random.random() < 0.6:
        parts.append(["--timeout", str(random.choice([1, 0.25, 3.5, 10, "1e-1"]))])
    if random.random() < 0.5:
        parts.append(["--open-only"])
    if situation == 1:
        parts[0] = [random.choice(ELSEWHERE)]
    elif situation == 2:
        # In place of right ports: a wrong value before a right one is not what the brief is about.
        parts = [part for part in parts if not part[0].startswith("--ports")]
        parts.append(["--ports", ports + "," + random.choice(WRONG_PORTS)])
    elif situation == 3:
        parts = [part for part in parts if part[0] != "--timeout"]
        parts.append(["--timeout", random.choice(WRONG_TIMEOUTS)])
    elif situation == 4:
        parts.append(random.choice(SHORT))
    random.shuffle(parts)
    return json.dumps([[word for part in parts for word in part]]) + "\n"
