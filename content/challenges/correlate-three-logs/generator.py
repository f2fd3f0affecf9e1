import json
from datetime import datetime, timedelta, timezone
from random import Random

START = datetime(2031, 3, 14, 2, 0, tzinfo=timezone.utc)
ADDRESSES = ["203.0.113.7", "198.51.100.4", "192.0.2.15"]
USERS = ["kestrel", "wren", "red kite", "guest from 10.0.0.5 port 22"]
OTHERS = ["cron: job done", "sshd[7]: Failed password for root from 203.0.113.7 port 9 ssh2", "clock: drift 3 ms"]
PATHS = ["/", '"/search?q=a,b"', '"/say ""hi"""', "/login"]


def auth_line(random, second, kind, address):
    """One line of the auth log."""
    stamp = f"{START + timedelta(seconds=second):%Y-%m-%dT%H:%M:%SZ} bastion"
    if kind == "sync":
        return f"{stamp} clock: sync"
    if random.random() < 0.15:
        return f"{stamp} {random.choice(OTHERS)}"
    return f"{stamp} sshd[811]: Accepted password for {random.choice(USERS)} from {address} port 51122 ssh2"


def web_line(random, second, kind, address):
    """One row of the web log, now and then a broken one."""
    zone = timezone(timedelta(hours=random.choice([0, 1, 1, 1, -5])))
    stamp = (START + timedelta(seconds=second)).astimezone(zone).isoformat()
    if kind == "sync":
        return f"{stamp},192.0.2.1,sync,/"
    if random.random() < 0.1:
        return f"{stamp},{address[:9]}"
    return f"{stamp},{address},{random.choice([200, 404])},{random.choice(PATHS)}"


def firewall_line(random, second, kind, address):
    """One line of the firewall log, now and then a broken one."""
    time = int(START.timestamp()) + second
    if kind == "sync":
        return json.dumps({"t": time, "action": "sync"})
    if random.random() < 0.1:
        return random.choice([f'{{"t": {time}, "act', "[]", "0"])
    action = random.choice(["deny", "deny", "deny", "allow"])
    return json.dumps({"t": time, "action": action, "src": address, "port": random.choice([22, 23, 3389])})


# What is special about the last chain of a practice input.
SPECIALS = [
    {"boundary", "other offset", "earlier request", "guest from 10.0.0.5 port 22"},
    {"quoted path", "same second", "sync last", "second login", "red kite"},
    {"cut line"},
    {"allowed"},
    {"one second", "page called sync", "later request", "cash for rook"},
    {"no object"},
    {"late denial", "other denial"},
    {"old denial", "failed login"},
]


def auth_event(second, message):
    """One line of the auth log in a practice input."""
    return f"{START + timedelta(seconds=second):%Y-%m-%dT%H:%M:%SZ} bastion {message}"


def request(second, hours, rest):
    """One row of the web log in a practice input, in the time zone that many hours east of UTC."""
    stamp = (START + timedelta(seconds=second)).astimezone(timezone(timedelta(hours=hours))).isoformat()
    return f"{stamp},{rest}"


def denial(second, action, address):
    """One line of the firewall log in a practice input."""
    return json.dumps({"t": int(START.timestamp()) + second, "action": action, "src": address})


def practice(random, situation, count):
    """As many chains as the size says. The last one is a situation of its own."""
    window = random.choice([60, 300])
    web_shift, firewall_shift = random.choice([7, -40]), random.choice([-95, 20])
    auth, web, firewall = [], [], []
    second = 0
    for number in range(1, count + 1):
        second += random.randrange(200, 300)
        special = SPECIALS[situation] if number == count else set()
        pause = window if "boundary" in special else random.randrange(10, 50)
        address = f"203.0.113.{number + random.randrange(9) * 10}"
        user = next((name for name in [*USERS, "cash for rook"] if name in special), "wren")
        since_request = 0 if "one second" in special else 5
        if "late denial" in special:
            pause = random.randrange(since_request)
        elif "old denial" in special:
            pause = window + random.randrange(1, since_request)
        elif "same second" in special:
            pause = since_request
        path = '"/search?q=a,b"' if "quoted path" in special else "/sync" if "page called sync" in special else "/"
        row = f"{address},200,{path}" + (",extra" if "cut line" in special else "")
        login = f"sshd[811]: Accepted password for {user} from {address} port 51122 ssh2"
        auth.append(auth_event(second, login))
        web.append(request(second + web_shift - since_request, 2 if "other offset" in special else 0, row))
        knock = second + firewall_shift - pause
        if "cut line" in special:
            firewall.append(denial(knock, "deny", address)[:24])
        elif "no object" in special:
            firewall.append(random.choice(["[]", "0"]))
        else:
            firewall.append(denial(knock, "allow" if "allowed" in special else "deny", address))
        if "earlier request" in special:
            web.append(request(second + web_shift - 9, 0, row))
        elif "later request" in special:
            web.append(request(second + web_shift + 20, 0, row))
        elif "second login" in special:
            auth.append(auth_event(second + 1, login))
        elif "failed login" in special:
            auth.append(auth_event(second - 4, login.replace("Accepted", "Failed")))
        elif "other denial" in special:
            firewall.append(denial(knock - 20, "deny", "198.51.100.4"))
        elif number == count:
            auth.append(auth_event(second + 1, "cron: job done"))
    first = [
        auth_event(0, "clock: sync"),
        request(web_shift, 0, "192.0.2.1,sync,/"),
        json.dumps({"t": int(START.timestamp()) + firewall_shift, "action": "sync"}),
    ]
    for log, sync in zip([auth, web, firewall], first):
        log.insert(len(log) if "sync last" in SPECIALS[situation] else 0, sync)
    return [str(window), "[auth]", *auth, "[web]", "time,address,status,path", *web, "[firewall]", *firewall]


def generate(seed, size=None):
    """A night with one to three sources, clocks that disagree, and pauses around the window."""
    random = Random(seed)
    if size is not None:
        return "\n".join(practice(random, seed % 8, size)) + "\n"
    window = random.choice([60, 300])
    addresses = ADDRESSES[: random.randint(1, 3)]
    shifts = [0, random.choice([0, 7, -400, 3600]), random.choice([0, -95, 1200])]
    logs = [[], [], []]
    second = 0
    sync = random.randint(0, 11)
    for step in range(12):
        second += random.choice([0, 1, window // 2, window // 2, window // 2 + 1])
        if step == sync:
            for log in logs:
                log.append((second, "sync", ""))
        order = [2, 1, 0] if random.random() < 0.7 else random.sample(range(3), 3)
        address = random.choice(addresses)
        for pause, log in zip([0, random.choice([0, window // 2]), window // 2], order):
            if random.random() < 0.8:
                logs[log].append((second + pause, "event", address))
    lines = []
    for log, shift, write in zip(logs, shifts, [auth_line, web_line, firewall_line]):
        lines.append([write(random, second + shift, *rest) for second, *rest in sorted(log)])
    auth, web, firewall = lines
    parts = [str(window), "[auth]", *auth, "[web]", "time,address,status,path", *web, "[firewall]", *firewall]
    return "\n".join(parts) + "\n"
