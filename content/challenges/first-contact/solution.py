callsign = input()
print(f"Hello, relay. This is {callsign}.")
