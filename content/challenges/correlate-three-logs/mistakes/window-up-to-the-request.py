# advice: You measure the window from the denial to the request, so a chain of 301 seconds passes. Where does the window end?
# look: 02-one-second-more
import csv
import json
import sys
from datetime import datetime


def seconds(stamp):
    """Return a time as whole seconds since the beginning of 1970."""
    return int(datetime.fromisoformat(stamp).timestamp())


def read_auth(lines):
    """Return the second of the sync, and the logins as (time, user, address)."""
    sync, logins = None, []
    for line in lines:
        head, _, message = line.partition(": ")
        stamp, _, program = head.split(" ")
        if program == "clock" and message == "sync":
            sync = seconds(stamp)
        elif program.startswith("sshd[") and message.startswith("Accepted "):
            user, _, source = message.partition(" for ")[2].rpartition(" from ")
            logins.append((stamp, user, source.split(" ")[0]))
    return sync, logins


def read_web(lines):
    """Return the second of the sync, the requests as (second, address), and how many rows are broken."""
    sync, requests, broken = None, [], 0
    for row in csv.reader(lines[1:]):
        if len(row) != 4:
            broken += 1
        elif row[2] == "sync":
            sync = seconds(row[0])
        else:
            requests.append((seconds(row[0]), row[1]))
    return sync, requests, broken


def read_firewall(lines):
    """Return the second of the sync, the denials as (second, address), and how many lines are broken."""
    sync, denials, broken = None, [], 0
    for line in lines:
        try:
            event = json.loads(line)
        except json.JSONDecodeError:
            event = None
        if not isinstance(event, dict):
            broken += 1
        elif event["action"] == "sync":
            sync = event["t"]
        elif event["action"] == "deny":
            denials.append((event["t"], event["src"]))
    return sync, denials, broken


def latest(events, shift, address, until):
    """Return when the address last appears, on the right clock and not after a second, or None."""
    right = [second + shift for second, source in events if source == address]
    return max((second for second in right if second <= until), default=None)


window = int(input())
sections = {}
for line in sys.stdin:
    line = line.rstrip("\n")
    if line in ("[auth]", "[web]", "[firewall]"):
        lines = sections.setdefault(line, [])
    else:
        lines.append(line)

sync, logins = read_auth(sections["[auth]"])
web_sync, requests, broken_rows = read_web(sections["[web]"])
firewall_sync, denials, broken_lines = read_firewall(sections["[firewall]"])

chains = []
for stamp, user, address in logins:
    login = seconds(stamp)
    request = latest(requests, sync - web_sync, address, login)
    if request is not None:
        denial = latest(denials, sync - firewall_sync, address, request)
        if denial is not None and request - denial <= window:
            chains.append(f"{stamp} {user} {address} web {login - request} firewall {login - denial}")

print("\n".join(chains) if chains else "no chain")
print("skipped", broken_rows + broken_lines)
