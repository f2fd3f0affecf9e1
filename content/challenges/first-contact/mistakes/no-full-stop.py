# Line 1: expected "Hello, relay. This is kestrel.", got "Hello, relay. This is kestrel".
callsign = input()
print("Hello, relay. This is", callsign)
