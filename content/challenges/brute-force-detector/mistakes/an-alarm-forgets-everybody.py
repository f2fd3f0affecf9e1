# advice: An alarm about 198.51.100.4 makes you forget the failures of 203.0.113.7 as well. Whose count ends with an alarm?
# look: 04-addresses-side-by-side
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
        if len(recent) >= int(threshold):
            print(stamp, address)
            quiet = False
            failures.clear()

if quiet:
    print("no alarms")
