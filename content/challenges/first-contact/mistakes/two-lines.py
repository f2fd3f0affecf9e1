# advice: You print two lines. The relay waits for one: everything from "Hello" to the period.
# look: 01-a-callsign
callsign = input()
print("Hello, relay.")
print(f"This is {callsign}.")
