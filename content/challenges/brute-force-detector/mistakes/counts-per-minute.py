# advice: You count per calendar minute, and these failures lie on both sides of 02:12:00. Look back from each attempt instead.
# look: 02-exactly-at-the-boundary
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
