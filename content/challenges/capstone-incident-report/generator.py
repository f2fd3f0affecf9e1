import hashlib
import json
from datetime import datetime, timedelta
from random import Random

START = datetime.fromisoformat("2031-03-14T02:00:00Z")
OUTSIDE = ["203.0.113.7", "203.0.113.20", "198.51.100.9"]
FILES = [
    ("logo.png", b"MZ\x90\x00sample"),
    ("logo.png", b"\x89PNG\r\n\x1a\n"),
    ("update.bin", b"\x7fELF\x02\x01"),
    ("README", b"read me first"),
]


PRACTICE_FILES = [
    ("photo.JPG", b"\xff\xd8\xff\xe0"),
    ("pier.2031.png", b"\x89PNG\r\n\x1a\n"),
    ("update.bin", b"\x7fELF\x02\x01"),
    ("notes.txt", b"MZ\x90\x00"),
    ("copy.txt", b"MZ\x90\x00"),
]


def stamp(seconds):
    return (START + timedelta(seconds=seconds)).isoformat().replace("+00:00", "Z")


def item(random, number, kind, host, rest):
    """An item of evidence with its hash, which is sometimes another one."""
    if kind == "file":
        data = bytes.fromhex(rest["hex"])
    else:
        data = "".join(line + "\n" for line in rest["lines"]).encode()
    if random.random() < 0.06:
        data += b"changed"
    digest = hashlib.sha256(data).hexdigest()
    return {"id": f"E{number}", "kind": kind, "host": host, "sha256": digest} | rest


def burst(random, clock, at, source):
    """Failed logins and perhaps one that works, as a host with that clock would write them."""
    lines = []
    for _ in range(random.choice([1, 4, 5, 5, 6, 8])):
        at += random.choice([0, 1, 7, 60, 140])
        lines.append(f"{stamp(at + clock)} sshd[{random.randrange(300, 999)}]: Failed password for root from {source} port 50022")
    if random.random() < 0.8:
        at += random.choice([0, 1, 30, 300])
        lines.append(f"{stamp(at + clock)} sshd[811]: Accepted password for root from {source} port 50023")
    return lines


def practice(random, situation, count):
    """A guessed password, a further login, two files and as many flows as the size says. Every rule is a situation of its own."""
    web, database = "192.0.2.20", "192.0.2.30"
    clock, source, at = random.choice([-40, 95]), "203.0.113.7", random.randrange(0, 900)
    failed = 4 if situation == 0 else 5
    # The first failure still counts, or is one second too old.
    login = 600 if situation in (1, 3) else 60
    auth = [f"{stamp(at + number)} sshd[811]: Failed password for root from {source} port 50022" for number in range(failed)]
    auth.append(f"{stamp(at + login)} sshd[811]: Accepted password for root from {source} port 50023")
    inside = [f"{stamp(at + login + 30 + clock)} sshd[900]: Accepted password for wren from {web} port 40000"]
    if situation == 0:
        # The fifth failure belongs to another host or another source.
        log, other = (auth, "203.0.113.20") if count % 2 else (inside, source)
        log.insert(0, f"{stamp(at)} sshd[811]: Failed password for root from {other} port 50022")
    elif situation == 3:
        inside[:0] = [f"{stamp(at + login + clock + number)} sshd[900]: Failed password for wren from {web} port 40000" for number in range(5)]
    elif situation == 5:
        auth[0] = auth[0].replace(stamp(at), stamp(at + login - 601))
    elif situation == 6:
        # The first line has another form.
        auth[0] = auth[0].replace("root", "two words") if count % 2 else auth[0] + " ssh2"
    elif situation == 2:
        auth.append(f"{stamp(at + login + 5)} sshd[811]: Accepted password for heron from {source} port 50024")
    targets = ["198.51.100.9", "198.51.100.80", "192.0.2.77"] if situation in (1, 3) else ["198.51.100.9"]
    pause = -30 if situation == 2 else login + 60
    # Flows that db-1 collected have the times of its clock.
    collector, shift = ("db-1", clock) if situation in (0, 1, 3) else ("web-1", 0)
    rows = [
        f"{stamp(at + pause + number + shift)},{web if number % 2 else database},{target},443,{1000000 + 1500000 * (number // 2)}"
        for number in range(count)
        for target in targets
    ]
    rows.insert(0, "time,source,destination,port,bytes")
    evidence = [
        ("auth", "web-1", {"lines": auth}),
        ("flows", collector, {"lines": rows}),
        ("auth", "db-1", {"lines": inside}),
    ]
    if situation == 3:
        evidence.reverse()
        rows[:] = [",".join(reversed(row.split(","))) for row in rows]
    files = [PRACTICE_FILES[(situation + count + place) % 5] for place in range(2)]
    evidence += [("file", "web-1", {"name": name, "hex": data.hex()}) for name, data in files]
    # Someone changed the first item after it was collected, or the last one.
    changed = {4: 1, 5: 5}.get(situation)
    items = []
    for number, (kind, host, rest) in enumerate(evidence, 1):
        data = bytes.fromhex(rest["hex"]) if kind == "file" else "".join(line + "\n" for line in rest["lines"]).encode()
        digest = hashlib.sha256(data + b"changed" * (number == changed)).hexdigest()
        items.append({"id": f"E{number}", "kind": kind, "host": host, "sha256": digest} | rest)
    return {
        "case": f"PS-2032-{random.randrange(100):02}",
        "network": "192.0.2.0/24",
        "hosts": {"web-1": {"address": web, "clock": 0}, "db-1": {"address": database, "clock": clock}},
        "known": [hashlib.sha256(PRACTICE_FILES[2][1]).hexdigest()],
        "evidence": items,
    }


def generate(seed, size=None):
    """A night on three hosts with wrong clocks: guessed passwords, further logins, transfers and files."""
    random = Random(seed)
    if size is not None:
        return json.dumps(practice(random, seed % 7, size)) + "\n"
    names = ["web-1", "db-1", "backup-1"]
    addresses = {name: f"192.0.2.{20 + 10 * place}" for place, name in enumerate(names)}
    clocks = {name: random.choice([0, 0, -40, 95, 3600]) for name in names}
    evidence = []
    for name in names:
        lines = []
        if random.random() < 0.85:
            lines += burst(random, clocks[name], random.randrange(0, 900), random.choice(OUTSIDE))
        for other in names:
            if other != name and random.random() < 0.5:
                at = random.randrange(0, 2400) + clocks[name]
                lines.append(f"{stamp(at)} sshd[900]: Accepted password for wren from {addresses[other]} port 40000")
        if random.random() < 0.3:
            lines.append(f"{stamp(10)} sshd[7]: Connection closed by 203.0.113.7 port 50022")
        evidence.append(("auth", name, {"lines": lines}))
    rows = ["time,source,destination,port,bytes"]
    for _ in range(random.randrange(4, 14)):
        size = random.choice([1200, 400000, 500000, 999999, 1000000, 2500000])
        target = random.choice([*OUTSIDE, "192.0.2.77"])
        rows.append(f"{stamp(random.randrange(0, 3600))},{random.choice(list(addresses.values()))},{target},443,{size}")
    evidence.append(("flows", random.choice(names), {"lines": rows}))
    for name, data in random.sample(FILES, random.randrange(3)):
        evidence.append(("file", random.choice(names), {"name": name, "hex": data.hex()}))
    random.shuffle(evidence)
    return json.dumps(
        {
            "case": f"PS-2031-{seed:02}",
            "network": "192.0.2.0/24",
            "hosts": {name: {"address": addresses[name], "clock": clocks[name]} for name in names},
            "known": [hashlib.sha256(data).hexdigest() for _, data in FILES[2:3] if random.random() < 0.5],
            "evidence": [item(random, number, *rest) for number, rest in enumerate(evidence, 1)],
        }
    ) + "\n"
