# advice: Your `<` drops a failure that is exactly as old as the window. "At most as old" includes that second: with 10 seconds, one from 10 seconds ago still counts.
# look: 02-exactly-as-old-as-the-window
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
        while len(recent) > 1 and now - recent[0] >= window:
            recent.popleft()
        if len(recent) >= int(threshold):
            print(stamp, address)
            quiet = False
            recent.clear()

if quiet:
    print("no alarms")
