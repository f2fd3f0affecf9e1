# Line 1: expected "Hello, relay. This is kestrel.", got "Your callsign? Hello, relay. This is kestrel.".
callsign = input("Your callsign? ")
print(f"Hello, relay. This is {callsign}.")
