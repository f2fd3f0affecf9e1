# advice: Your line ends with the callsign. The relay waits for one more character: the period.
# look: 01-a-callsign
callsign = input()
print("Hello, relay. This is", callsign)
