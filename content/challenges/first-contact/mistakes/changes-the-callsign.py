# advice: You change the letters of the callsign: "kestrel" comes out as "Kestrel". It should stay as it came.
# look: 01-a-callsign
callsign = input()
print(f"Hello, relay. This is {callsign.title()}.")
