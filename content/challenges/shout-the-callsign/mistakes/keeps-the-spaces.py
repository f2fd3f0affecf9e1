# advice: You print "  ECHO-7 " with the spaces that surround it. Which method removes them at both ends?
# look: 01-spaces-at-both-ends
callsign = input().upper()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
