# Line 1: expected "Hello, relay. This is kestrel.", got "Hello, relay. This is {callsign}.".
callsign = input()
print("Hello, relay. This is {callsign}.")
