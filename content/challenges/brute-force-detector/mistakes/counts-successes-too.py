# advice: You never look at `outcome`, so the accepted logins of `wren` raise an alarm. Which attempts count?
# look: 07-only-successes
import sys
from collections import deque
from datetime import datetime, timedelta

seconds, threshold = input().split()
window = timedelta(seconds=int(seconds))

failures = {}
quiet = True
for line in sys.stdin:
    stamp, outcome, _, address = line.split()
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
