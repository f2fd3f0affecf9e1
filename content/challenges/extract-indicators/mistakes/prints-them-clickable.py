# advice: You print 203.0.113.7 with plain periods, and a chat would turn it into a link. Which form does the brief ask for?
# look: 01-a-short-report
import re
import sys


def kind_of(run):
    if re.fullmatch(r"([0-9]{1,3}\.){3}[0-9]{1,3}", run):
        return "address" if max(int(part) for part in run.split(".")) <= 255 else None
    if re.fullmatch(r"[0-9a-f]{64}", run):
        return "hash"
    if re.fullmatch(r"([a-z0-9-]+\.)+(example|test)", run):
        return "name"


seen = set()
for run in re.findall(r"[a-z0-9_.-]+", sys.stdin.read().lower().replace("[.]", ".")):
    run = run.strip(".")
    if kind_of(run) and run not in seen:
        seen.add(run)
        print(kind_of(run), run)
