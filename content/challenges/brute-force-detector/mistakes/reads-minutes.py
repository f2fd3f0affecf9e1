# advice: You take the window for `minutes`, so failures that are 11 seconds apart are young enough for a window of 10 seconds. Which unit does the brief name?
# look: 01-one-second-too-old
import sys
from collections import deque
from datetime import datetime, timedelta
seconds, threshold = input().split()
window = timedelta(minutes=int(seconds))
threshold = int(threshold)
recent = {}
alarms = 0
for line in sys.stdin:
    stamp, outcome, user, address = line.split()
    if outcome != "failed":
        continue
    now = datetime.fromisoformat(stamp)
    times = recent.setdefault(address, deque())
    times.append(now)
    while now - times[0] > window:
        times.popleft()
    if len(times) >= threshold:
        print(stamp, address)
        alarms += 1
        times.clear()
if alarms == 0:
    print("no alarms")
