# advice: You never look at `window`, so a denial 1500 seconds before the login still makes a chain. How old may it be?
# look: 26-a-denial-long-before-the-request
import csv
import json
import sys
from datetime import datetime


def seconds(stamp):
    return int(datetime.fromisoformat(stamp).timestamp())


window = int(input())
sections = {}
for line in sys.stdin:
    line = line.rstrip("\n")
    if line in ("[auth]", "[web]", "[firewall]"):
        lines = sections.setdefault(line, [])
    else:
        lines.append(line)

skipped = 0
logins = []
sync = 0
for line in sections["[auth]"]:
    head, _, message = line.partition(": ")
    stamp, host, program = head.split(" ", 2)
    if program == "clock" and message == "sync":
        sync = seconds(stamp)
    elif program.startswith("sshd[") and message.startswith("Accepted "):
        before, _, after = message.rpartition(" from ")
        user = before.split(" for ", 1)[1]
        logins.append((stamp, user, after.split()[0]))

requests = []
web_sync = 0
rows = list(csv.reader(sections["[web]"]))
names = rows[0]
for row in rows[1:]:
    if len(row) != 4:
        skipped += 1
        continue
    cells = dict(zip(names, row))
    if cells["status"] == "sync":
        web_sync = seconds(cells["time"])
    else:
        requests.append((seconds(cells["time"]), cells["address"]))

denials = []
fire_sync = 0
for line in sections["[firewall]"]:
    try:
        event = json.loads(line)
    except ValueError:
        skipped += 1
        continue
    if not isinstance(event, dict):
        skipped += 1
        continue
    if event["action"] == "sync":
        fire_sync = event["t"]
    elif event["action"] == "deny":
        denials.append((event["t"], event["src"]))

requests = [(t - web_sync + sync, a) for t, a in requests]
denials = [(t - fire_sync + sync, a) for t, a in denials]

chains = 0
for stamp, user, address in logins:
    login = seconds(stamp)
    web = max((t for t, a in requests if a == address and t <= login), default=None)
    if web is None:
        continue
    fire = max((t for t, a in denials if a == address and t <= web), default=None)
    if fire is None:
        continue
    if True:
        print(stamp, user, address, "web", login - web, "firewall", login - fire)
        chains += 1
if chains == 0:
    print("no chain")
print("skipped", skipped)
