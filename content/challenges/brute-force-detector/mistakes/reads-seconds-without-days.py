# advice: `seconds` of a timedelta is only what is left after whole days, so with a window of 86400 you compare with 0. Which of its methods gives the whole duration?
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
    now = datetime.fromisoformat(stamp)
    times = recent.setdefault(address, deque())
    times.append(now)
    while (now - times[0]).seconds > window.seconds:
        times.popleft()
    if len(times) >= threshold:
        print(stamp, address)
        alarms += 1
        times.clear()
if alarms == 0:
    print("no alarms")
