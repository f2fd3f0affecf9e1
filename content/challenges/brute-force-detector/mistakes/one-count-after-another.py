# advice: You keep failures of one address at a time: when another address appears, you start from 0. An attacker who takes turns with two addresses stays unnoticed, so each address needs a count of its own.
# look: 04-addresses-side-by-side
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
    if address not in recent:
        recent = {address: deque()}
    times = recent[address]
    times.append(now)
    while now - times[0] > window:
        times.popleft()
    if len(times) >= threshold:
        print(stamp, address)
        alarms += 1
        times.clear()
if alarms == 0:
    print("no alarms")
