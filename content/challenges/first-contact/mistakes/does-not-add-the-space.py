# advice: The callsign touches the word "is" before it. `+` adds no space, so the text in front has to end with one.
# look: 01-a-callsign
callsign = input()
print("Hello, relay. This is" + callsign + ".")
