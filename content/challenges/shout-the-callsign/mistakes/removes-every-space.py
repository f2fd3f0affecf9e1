# A hidden test failed. Check the brief for inputs that the visible tests do not show.
callsign = input().replace(" ", "").upper()
print(callsign or "NO CALLSIGN")
