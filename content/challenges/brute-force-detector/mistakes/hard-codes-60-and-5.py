# advice: You count with 60 seconds and 5 failures whatever the first line says, and here it says `60 3`. Where do the two numbers come from?
# look: 02-exactly-at-the-boundary
import sys
from collections import deque
from datetime import datetime, timedelta
input()
window = timedelta(seconds=60)
threshold = 5
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
