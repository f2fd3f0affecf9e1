# Line 1 should be "ECHO-7" and is "  echo-7 ".
callsign = input()
callsign.strip().upper()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
