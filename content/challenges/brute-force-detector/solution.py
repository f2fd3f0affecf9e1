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
        # Strictly greater: a failure exactly as old as the window still counts.
        while now - recent[0] > window:
            recent.popleft()
        if len(recent) >= int(threshold):
            print(stamp, address)
            quiet = False
            # Without this, every further failure would ring again.
            recent.clear()

if quiet:
    print("no alarms")
