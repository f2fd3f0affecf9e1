# advice: You print the callsign as it came: strip and upper return a new string, and your program keeps neither.
# look: 01-spaces-at-both-ends
callsign = input()
callsign.strip().upper()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
