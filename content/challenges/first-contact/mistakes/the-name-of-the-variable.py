# advice: You print the braces and the word callsign as they stand in your code. What tells Python to put the value there?
# look: 01-a-callsign
callsign = input()
print("Hello, relay. This is {callsign}.")
