import csv
import json
import sys
from datetime import datetime


def seconds(stamp):
    """Return a time as whole seconds since the beginning of 1970."""
    return int(datetime.fromisoformat(stamp).timestamp())


window = int(input())
sections = {}
for line in sys.stdin:
    line = line.rstrip("\n")
    if line in ("[auth]", "[web]", "[firewall]"):
        lines = sections.setdefault(line, [])
    else:
        lines.append(line)

for name in sections:
    print(name, len(sections[name]))
