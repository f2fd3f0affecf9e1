# advice: After the third failure, you raise an alarm at each further one. An alarm forgets what was counted for its address: what does that mean for `recent`?
# look: 03-counting-begins-anew
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

if quiet:
    print("no alarms")
