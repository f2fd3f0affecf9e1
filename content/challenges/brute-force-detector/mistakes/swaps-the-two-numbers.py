# advice: You read the first line the wrong way around: in `60 5`, the window is 60 seconds and the threshold 5.
# look: 01-five-in-a-minute
import sys
from collections import deque
from datetime import datetime, timedelta
threshold, seconds = input().split()
window = timedelta(seconds=int(seconds))
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
