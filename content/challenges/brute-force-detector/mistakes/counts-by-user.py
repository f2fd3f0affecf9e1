# advice: You count failures for each user name, so one address that tries four names stays unnoticed. What is the alarm about?
# look: 09-different-users-one-address
import sys
from collections import deque
from datetime import datetime, timedelta

seconds, threshold = input().split()
window = timedelta(seconds=int(seconds))

failures = {}
quiet = True
for line in sys.stdin:
    stamp, outcome, user, address = line.split()
    if outcome == "failed":
        now = datetime.fromisoformat(stamp)
        recent = failures.setdefault(user, deque())
        recent.append(now)
        while now - recent[0] > window:
            recent.popleft()
        if len(recent) >= int(threshold):
            print(stamp, address)
            quiet = False
            recent.clear()

if quiet:
    print("no alarms")
