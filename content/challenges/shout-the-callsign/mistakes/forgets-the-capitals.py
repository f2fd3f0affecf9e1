# Only upper and lower case differ from the expected output.
callsign = input().strip()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
