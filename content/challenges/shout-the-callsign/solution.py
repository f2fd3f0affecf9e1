# Clean first: a line of spaces is empty only after strip.
callsign = input().strip().upper()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
