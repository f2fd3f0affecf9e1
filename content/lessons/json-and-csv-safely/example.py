import csv
import json
import sys

EVENTS = """
{"time": "02:11:09", "user": "root", "note": "wrong password"}
{"time": "02:11:15", "user": "wren", "note": "new device, asked for a code"}
{"time": "02:11:20", "user": "rook"}
{"time": "02:11:
"""

writer = csv.writer(sys.stdout, lineterminator="\n")
writer.writerow(["time", "user", "note"])
skipped = 0
for line in EVENTS.strip().splitlines():
    try:
        event = json.loads(line)
    except json.JSONDecodeError:
        skipped += 1
        continue
    writer.writerow([event["time"], event["user"], event.get("note", "")])
print("skipped:", skipped)
