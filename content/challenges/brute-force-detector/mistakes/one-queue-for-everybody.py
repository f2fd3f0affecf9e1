# Line 1: expected "2031-03-14T02:11:58Z 203.0.113.7", got "2031-03-14T02:11:40Z 203.0.113.7".
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
