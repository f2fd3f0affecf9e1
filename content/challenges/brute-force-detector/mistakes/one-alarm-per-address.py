# advice: You raise one alarm per address and then stay silent about it. After an alarm, counting begins again, and the same address can raise another.
# look: 03-counting-begins-anew
import sys
from collections import deque
from datetime import datetime, timedelta
seconds, threshold = input().split()
window = timedelta(seconds=int(seconds))
threshold = int(threshold)
recent = {}
alarms = 0
alarmed = set()
for line in sys.stdin:
    stamp, outcome, user, address = line.split()
    if outcome != "failed":
        continue
    now = datetime.fromisoformat(stamp)
    times = recent.setdefault(address, deque())
    times.append(now)
    while now - times[0] > window:
        times.popleft()
    if len(times) >= threshold and address not in alarmed:
        print(stamp, address)
        alarms += 1
        times.clear()
        alarmed.add(address)
if alarms == 0:
    print("no alarms")
