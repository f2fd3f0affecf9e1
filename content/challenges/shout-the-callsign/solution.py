callsign = input().strip().upper()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
