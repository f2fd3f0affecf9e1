# advice: You print the time of the oldest failure in the window, 02:11:09. The alarm has the time of the attempt that raised it.
# look: 01-five-in-a-minute
import sys
from collections import deque
from datetime import datetime, timedelta
seconds, threshold = input().split()
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
        print(times[0].strftime("%Y-%m-%dT%H:%M:%SZ"), address)
        alarms += 1
        times.clear()
if alarms == 0:
    print("no alarms")
