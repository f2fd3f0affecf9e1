# advice: You print 10.20.30.400, which only has the shape of an address. How large may each of its four numbers be?
# look: 03-almost-indicators
import re
import sys


def kind_of(run):
    if re.fullmatch(r"([0-9]{1,3}\.){3}[0-9]{1,3}", run):
        return "address"
    if re.fullmatch(r"[0-9a-f]{64}", run):
        return "hash"
    if re.fullmatch(r"([a-z0-9-]+\.)+(example|test)", run):
        return "name"


seen = set()
for run in re.findall(r"[a-z0-9_.-]+", sys.stdin.read().lower().replace("[.]", ".")):
    run = run.strip(".")
    if kind_of(run) and run not in seen:
        seen.add(run)
        print(kind_of(run), run.replace(".", "[.]"))
