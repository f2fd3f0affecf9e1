# advice: Your question "Your callsign? " is printed too, and the relay compares everything that you print. Read the callsign without asking for it.
# look: 01-a-callsign
callsign = input("Your callsign? ")
print(f"Hello, relay. This is {callsign}.")
