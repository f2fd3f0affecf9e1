# title: Look back by position
# why: An alarm only depends on the failure that is `threshold - 1` places back: if that one is young enough, all the others are, too. So nothing has to be removed from the left.
import sys
from datetime import datetime

limits = sys.stdin.readline().split()
window, threshold = int(limits[0]), int(limits[1])

failures = {}
alarms = []
for attempt in sys.stdin:
    stamp, outcome, _, address = attempt.split()
    if outcome == "accepted":
        continue
    seconds = datetime.fromisoformat(stamp).timestamp()
    times = failures.get(address, []) + [seconds]
    failures[address] = times
    if len(times) >= threshold and seconds - times[-threshold] <= window:
        alarms.append(f"{stamp} {address}")
        failures[address] = []

print("\n".join(alarms) or "no alarms")
