# Line 1 should be "Hello, relay. This is kestrel." and is "Your callsign? Hello, relay. This is kestrel.".
callsign = input("Your callsign? ")
print(f"Hello, relay. This is {callsign}.")
