# advice: You wait for a sixth failure, because `>` wants more than the threshold. "At least as many" includes the threshold itself.
# look: 01-five-in-a-minute
import sys
from collections import deque
from datetime import datetime, timedelta

seconds, threshold = input().split()
window = timedelta(seconds=int(seconds))

failures = {}
quiet = True
for line in sys.stdin:
    stamp, outcome, _, address = line.split()
    if outcome == "failed":
        now = datetime.fromisoformat(stamp)
        recent = failures.setdefault(address, deque())
        recent.append(now)
        while now - recent[0] > window:
            recent.popleft()
        if len(recent) > int(threshold):
            print(stamp, address)
            quiet = False
            recent.clear()

if quiet:
    print("no alarms")
