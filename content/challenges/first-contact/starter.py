# One line of input: your callsign.
callsign = input()

print("Hello, World")
