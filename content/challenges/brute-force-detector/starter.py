import sys
from collections import deque
from datetime import datetime, timedelta

seconds, threshold = input().split()
window = timedelta(seconds=int(seconds))

for line in sys.stdin:
    stamp, outcome, user, address = line.split()
