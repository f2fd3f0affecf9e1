# Only spaces or line breaks differ from the expected output.
callsign = input().upper()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
