# advice: You count the seconds since midnight, so yesterday's failure at 00:01:40 seems one second old at 00:01:41. What is missing from your time?
# look: 14-a-day-long-window
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
    moment = datetime.fromisoformat(stamp)
    now = timedelta(hours=moment.hour, minutes=moment.minute, seconds=moment.second)
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
