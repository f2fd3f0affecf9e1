# advice: All addresses share your one queue `recent`, so the failures of 203.0.113.7 and 198.51.100.4 add up. What would give each address its own?
# look: 04-addresses-side-by-side
import sys
from collections import deque
from datetime import datetime, timedelta

seconds, threshold = input().split()
window = timedelta(seconds=int(seconds))

recent = deque()
quiet = True
for line in sys.stdin:
    stamp, outcome, _, address = line.split()
    if outcome == "failed":
        now = datetime.fromisoformat(stamp)
        recent.append(now)
        while now - recent[0] > window:
            recent.popleft()
        if len(recent) >= int(threshold):
            print(stamp, address)
            quiet = False
            recent.clear()

if quiet:
    print("no alarms")
