# advice: Your window starts at the first failure, 02:11:00, and when it's over, you forget the one at 02:11:50 with it. Look back from each attempt: which failures are still young enough then?
# look: 18-across-the-end-of-a-first-window
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
    if now - times[0] > window:
        times.clear()
        times.append(now)
    if len(times) >= threshold:
        print(stamp, address)
        alarms += 1
        times.clear()
if alarms == 0:
    print("no alarms")
