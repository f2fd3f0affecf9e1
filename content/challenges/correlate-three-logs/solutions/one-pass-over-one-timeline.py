# title: One pass over one timeline
# why: All events of the night go into one sorted list. Each address carries its last denial and its last request along, so no login has to search the logs again.
import csv
import json
import sys
from datetime import datetime

NAMES = ["[auth]", "[web]", "[firewall]"]
FIREWALL, WEB, AUTH = range(3)


def seconds(stamp):
    """Return a time as whole seconds since the beginning of 1970."""
    return int(datetime.fromisoformat(stamp).timestamp())


def auth_event(line):
    """Return the second, the address and what a login prints. The address of a sync is "sync"."""
    stamp, _, program, *words = line.split(" ")
    message = " ".join(words)
    if program == "clock:" and message == "sync":
        return seconds(stamp), "sync", None
    if program.startswith("sshd[") and program.endswith(":") and message.startswith("Accepted "):
        start, end = message.index(" for ") + 5, message.rindex(" from ")
        source = message[end + 6 :].split(" ")[0]
        return seconds(stamp), source, f"{stamp} {message[start:end]} {source}"
    return None


def web_event(line):
    """Return the second and the address of a request."""
    stamp, source, status, _ = next(csv.reader([line]))
    return seconds(stamp), "sync" if status == "sync" else source, None


def firewall_event(line):
    """Return the second and the address of a denial."""
    match json.loads(line):
        case {"t": second, "action": "sync"}:
            return second, "sync", None
        case {"t": second, "action": "deny", "src": source}:
            return second, source, None
        case {}:
            return None
    raise ValueError("It isn't an object.")


window, *lines = sys.stdin.read().splitlines()
borders = [lines.index(name) for name in NAMES] + [len(lines)]
sections = [lines[start + 1 : end] for start, end in zip(borders, borders[1:])]

skipped = 0
logs = []
for read, section in zip([auth_event, web_event, firewall_event], [sections[0], sections[1][1:], sections[2]]):
    events = []
    for line in section:
        try:
            events.append(read(line))
        except ValueError:
            skipped += 1
    logs.append([event for event in events if event is not None])

syncs = [next(second for second, source, _ in log if source == "sync") for log in logs]
timeline = [
    (second + syncs[0] - sync, rank, place, source, text)
    for rank, log, sync in zip([AUTH, WEB, FIREWALL], logs, syncs)
    for place, (second, source, text) in enumerate(log)
    if source != "sync"
]
denials, requests, chains = {}, {}, {}
for second, rank, place, source, text in sorted(timeline):
    if rank == FIREWALL:
        denials[source] = second
    elif rank == WEB:
        requests[source] = second, denials.get(source)
    else:
        request, denial = requests.get(source, (None, None))
        if denial is not None and second - denial <= int(window):
            chains[place] = f"{text} web {second - request} firewall {second - denial}"

for place in sorted(chains):
    print(chains[place])
if not chains:
    print("no chain")
print("skipped", skipped)
