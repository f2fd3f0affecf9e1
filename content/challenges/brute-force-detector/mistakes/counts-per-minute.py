# Line 1: expected "2031-03-14T02:12:00Z 203.0.113.7", got "no alarms".
import sys

seconds, threshold = input().split()
tally = {}
quiet = True
for line in sys.stdin:
    stamp, outcome, user, address = line.split()
    if outcome == "failed":
        key = (stamp[:16], address)
        tally[key] = tally.get(key, 0) + 1
        if tally[key] == int(threshold):
            print(stamp, address)
            quiet = False
if quiet:
    print("no alarms")
