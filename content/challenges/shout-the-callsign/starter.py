# One line of input: a callsign as it was typed.
callsign = input()

print(callsign)
