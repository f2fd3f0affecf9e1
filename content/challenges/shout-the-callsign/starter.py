# One line of input: a callsign as somebody typed it.
callsign = input()

print(callsign)
