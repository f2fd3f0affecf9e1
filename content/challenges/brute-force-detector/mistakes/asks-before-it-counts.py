# advice: You compare with the threshold before this attempt is counted, so the alarm comes one failure late. The brief includes this attempt.
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
    while times and now - times[0] > window:
        times.popleft()
    if len(times) >= threshold:
        print(stamp, address)
        alarms += 1
        times.clear()
    times.append(now)
if alarms == 0:
    print("no alarms")
