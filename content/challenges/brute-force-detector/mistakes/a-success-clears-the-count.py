# advice: An accepted login clears the count of its address in your program, so an intruder who gets in once starts from 0. Only an alarm clears it.
# look: 17-a-success-clears-nothing
import sys
from collections import deque
from datetime import datetime, timedelta

seconds, threshold = input().split()
window = timedelta(seconds=int(seconds))

failures = {}
quiet = True
for line in sys.stdin:
    stamp, outcome, _, address = line.split()
    if outcome == "accepted":
        failures.pop(address, None)
    if outcome == "failed":
        now = datetime.fromisoformat(stamp)
        recent = failures.setdefault(address, deque())
        recent.append(now)
        while now - recent[0] > window:
            recent.popleft()
        if len(recent) >= int(threshold):
            print(stamp, address)
            quiet = False
            recent.clear()

if quiet:
    print("no alarms")
