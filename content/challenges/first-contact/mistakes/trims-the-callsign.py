# advice: You remove the space in front of the callsign with `strip`, and the relay compares every character. Print it as it came.
# look: 08-a-space-in-front
callsign = input().strip()
print(f"Hello, relay. This is {callsign}.")
