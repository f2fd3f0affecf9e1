# title: An investigation with a method for each kind of event
# why: What is known so far lives in one object, and each kind of event has one method that may change it. A queue for each source drops old failures, so no login is compared with all failures of the night.
import json
import sys
from collections import defaultdict, deque
from csv import DictReader
from datetime import datetime, timezone
from hashlib import sha256
from ipaddress import ip_address, ip_network

TYPES = [
    ("89504e470d0a1a0a", {"png"}),
    ("ffd8ff", {"jpg", "jpeg"}),
    ("255044462d", {"pdf"}),
    ("4d5a", {"exe", "dll"}),
    ("7f454c46", {"elf", "so"}),
]


def written(second):
    return f"{datetime.fromtimestamp(second, timezone.utc):%Y-%m-%dT%H:%M:%SZ}"


class Investigation:
    """What is known so far: failures, compromised hosts and what left them."""

    def __init__(self, network, names):
        self.network, self.names = network, names
        self.failures = defaultdict(deque)
        self.compromised, self.intrusions, self.flows = set(), [], defaultdict(list)

    def failed(self, second, host, login):
        self.failures[login["source"], host].append(second)

    def accepted(self, second, host, login):
        recent = self.failures[login["source"], host]
        while recent and second - recent[0] > 600:
            recent.popleft()
        is_lateral = self.names.get(login["source"]) in self.compromised
        how = "brute force" if len(recent) > 4 else "lateral movement" if is_lateral else None
        if how:
            self.compromised.add(host)
            entry = {"time": written(second), "host": host, **login, "how": how, "failures": len(recent)}
            self.intrusions.append(entry)

    def flow(self, second, _, row):
        sender = self.names.get(row["source"])
        if sender in self.compromised and self.is_outside(row["destination"]):
            self.flows[sender, row["destination"]].append((second, int(row["bytes"])))

    def is_outside(self, address):
        return ip_address(address) not in self.network

    def exfiltration(self):
        for (host, destination), flows in self.flows.items():
            seconds, sizes = zip(*flows)
            if sum(sizes) >= 10**6:
                first, last = written(seconds[0]), written(seconds[-1])
                yield dict(host=host, destination=destination, bytes=sum(sizes), first=first, last=last)


def content(item):
    return bytes.fromhex(item["hex"]) if "hex" in item else "\n".join([*item["lines"], ""]).encode()


def read_login(line):
    """The time of a login, the method that handles it, and its user and source; None for any other line."""
    match line.split(" "):
        case [time, program, "Failed" | "Accepted" as result, "password", "for", *user, "from", source, "port", port]:
            is_user = len(user) == 1 or len(user) == 3 and user[:2] == ["invalid", "user"]
            is_sshd = program.startswith("sshd[") and program.endswith("]:") and program[5:-2].isdigit()
            if is_user and is_sshd and port.isdigit() and all([time, user[-1], source]):
                method = Investigation.failed if result == "Failed" else Investigation.accepted
                return time, method, {"user": user[-1], "source": source}
    return None


def events_of(item):
    if item["kind"] == "auth":
        return filter(None, map(read_login, item["lines"]))
    return ((row["time"], Investigation.flow, row) for row in DictReader(item.get("lines", [])))


def finding_of(item, known):
    if item["sha256"] in known:
        return "known"
    _, _, ending = item["name"].lower().rpartition(".") if "." in item["name"] else ("", "", "")
    is_disguised = any(item["hex"].lower().startswith(magic) and ending not in right for magic, right in TYPES)
    return "disguised" if is_disguised else None


case = json.load(sys.stdin)
sound, rejected = [], []
for item in case["evidence"]:
    is_sound = sha256(content(item)).hexdigest() == item["sha256"]
    (sound if is_sound else rejected).append(item)

timeline = [
    (int(datetime.fromisoformat(time).timestamp()) - case["hosts"][item["host"]]["clock"], method, item["host"], event)
    for item in sound
    for time, method, event in events_of(item)
]
names = {host["address"]: name for name, host in case["hosts"].items()}
investigation = Investigation(ip_network(case["network"]), names)
for second, method, host, event in sorted(timeline, key=lambda entry: entry[0]):
    method(investigation, second, host, event)

left = list(investigation.exfiltration())
files = [
    {"id": item["id"], "name": item["name"], "finding": finding, "sha256": item["sha256"]}
    for item in sound
    if item["kind"] == "file" and (finding := finding_of(item, case["known"]))
]
seen = {entry["source"] for entry in investigation.intrusions} | {entry["destination"] for entry in left}
outside = sorted(filter(investigation.is_outside, seen), key=ip_address)
levels = [(left, "data left"), (investigation.intrusions, "compromised"), (files, "suspicious"), ([1], "nothing found")]
report = {
    "case": case["case"],
    "verdict": next(verdict for found, verdict in levels if found),
    "complete": rejected == [],
    "rejected": [item["id"] for item in rejected],
    "intrusions": investigation.intrusions,
    "exfiltration": left,
    "files": files,
    "indicators": ["[.]".join(address.split(".")) for address in outside] + sorted({file["sha256"] for file in files}),
}
print(json.dumps(report, indent=2))
