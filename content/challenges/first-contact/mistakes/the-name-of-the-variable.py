# Line 1 should be "Hello, relay. This is kestrel." and is "Hello, relay. This is {callsign}.".
callsign = input()
print("Hello, relay. This is {callsign}.")
