# advice: You print "echo-7": the spaces are gone, but the letters are still lowercase.
# look: 01-spaces-at-both-ends
callsign = input().strip()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
