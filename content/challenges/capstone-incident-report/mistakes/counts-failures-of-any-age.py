# advice: You count every earlier failed login, however long ago it was. A failure that lies 601 seconds back is too old.
# look: 05-failure-601-seconds-ago
import csv
import hashlib
import json
import re
import sys
from datetime import datetime, timedelta
from ipaddress import ip_address, ip_network

LOGIN = (
    r"(\S+) sshd\[\d+\]: (Failed|Accepted) password for (?:invalid user )?"
    r"(\S+) from (\S+) port \d+"
)
ENDINGS = {
    b"\x89PNG\r\n\x1a\n": ["png"],
    b"\xff\xd8\xff": ["jpg", "jpeg"],
    b"%PDF-": ["pdf"],
    b"MZ": ["exe", "dll"],
    b"\x7fELF": ["elf", "so"],
}
WINDOW = timedelta(seconds=600)
MANY_FAILURES = 5
MUCH_DATA = 1_000_000


def bytes_of(item):
    """What the hash of an item was taken of."""
    if item["kind"] == "file":
        return bytes.fromhex(item["hex"])
    return "".join(f"{line}\n" for line in item["lines"]).encode()


def hash_of(item):
    return hashlib.sha256(bytes_of(item)).hexdigest()


def login_of(match):
    """The parts of a log line that matters."""
    return {"time": match[1], "result": match[2], "user": match[3], "source": match[4]}


def events_of(item):
    """The logins or flows of an item, each a dictionary; none for a file."""
    if item["kind"] == "auth":
        matches = [re.fullmatch(LOGIN, line) for line in item["lines"]]
        return [login_of(match) for match in matches if match]
    if item["kind"] == "flows":
        return list(csv.DictReader(item["lines"]))
    return []


def timeline(items, hosts):
    """The logins and flows of all items, in the order of their corrected times."""
    events = []
    for item in items:
        ahead = timedelta(seconds=hosts[item["host"]]["clock"])
        for event in events_of(item):
            event["time"] = datetime.fromisoformat(event["time"]) - ahead
            event["host"] = item["host"]
            events.append(event)
    # Stable, so what happened in the same second stays in the order of the evidence.
    return sorted(events, key=lambda event: event["time"])


def written(time):
    """A time as the logs write it."""
    return time.isoformat().replace("+00:00", "Z")


def reconstruct(events, names, network):
    """The intrusions, and the traffic that left compromised hosts, along the timeline."""
    failed = []
    intrusions = []
    traffic = {}
    compromised = set()
    # One pass with what is known so far: nothing can follow from an event that comes later.
    for event in events:
        host, source = event["host"], event["source"]
        sender = names.get(source)
        if "destination" in event:
            pair = sender, event["destination"]
            if sender in compromised and ip_address(event["destination"]) not in network:
                traffic[pair] = traffic.get(pair, []) + [event]
        elif event["result"] == "Failed":
            failed.append(event)
        else:
            failures = sum(
                (other["source"], other["host"]) == (source, host)
                for other in failed
            )
            if failures >= MANY_FAILURES:
                how = "brute force"
            elif sender in compromised:
                how = "lateral movement"
            else:
                continue
            compromised.add(host)
            intrusions.append(
                {
                    "time": written(event["time"]),
                    "host": host,
                    "user": event["user"],
                    "source": source,
                    "how": how,
                    "failures": failures,
                }
            )
    return intrusions, traffic


def large_transfers(traffic):
    """The pairs of host and destination that moved much data."""
    found = []
    for (host, destination), events in traffic.items():
        size = sum(int(event["bytes"]) for event in events)
        if size >= MUCH_DATA:
            found.append(
                {
                    "host": host,
                    "destination": destination,
                    "bytes": size,
                    "first": written(events[0]["time"]),
                    "last": written(events[-1]["time"]),
                }
            )
    return found


def finding_of(item, known):
    """What is wrong with a file; None if nothing is."""
    if item["sha256"] in known:
        return "known"
    parts = item["name"].lower().split(".")
    ending = parts[-1] if len(parts) > 1 else ""
    for magic, endings in ENDINGS.items():
        if bytes_of(item).startswith(magic) and ending not in endings:
            return "disguised"
    return None


def verdict_of(intrusions, exfiltration, files):
    if exfiltration:
        return "data left"
    if intrusions:
        return "compromised"
    return "suspicious" if files else "nothing found"


def indicators(intrusions, exfiltration, files, network):
    """The outside addresses, defanged, and the hashes of the files."""
    seen = [entry["source"] for entry in intrusions]
    seen += [entry["destination"] for entry in exfiltration]
    addresses = {ip_address(address) for address in seen}
    outside = sorted(address for address in addresses if address not in network)
    defanged = [str(address).replace(".", "[.]") for address in outside]
    return defanged + sorted({entry["sha256"] for entry in files})


data = json.load(sys.stdin)
evidence, hosts = data["evidence"], data["hosts"]
network = ip_network(data["network"])
names = {host["address"]: name for name, host in hosts.items()}

sound = [item for item in evidence if hash_of(item) == item["sha256"]]
rejected = [item["id"] for item in evidence if item not in sound]
intrusions, traffic = reconstruct(timeline(sound, hosts), names, network)
exfiltration = large_transfers(traffic)
files = []
for item in sound:
    finding = finding_of(item, data["known"]) if item["kind"] == "file" else None
    if finding:
        files.append(
            {
                "id": item["id"],
                "name": item["name"],
                "finding": finding,
                "sha256": item["sha256"],
            }
        )

report = {
    "case": data["case"],
    "verdict": verdict_of(intrusions, exfiltration, files),
    "complete": not rejected,
    "rejected": rejected,
    "intrusions": intrusions,
    "exfiltration": exfiltration,
    "files": files,
    "indicators": indicators(intrusions, exfiltration, files, network),
}
print(json.dumps(report, indent=2))
