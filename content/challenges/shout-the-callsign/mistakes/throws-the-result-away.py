# Line 1: expected "ECHO-7", got "  echo-7 ".
callsign = input()
callsign.strip().upper()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
