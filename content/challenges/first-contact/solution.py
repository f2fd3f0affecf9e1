callsign = input()
# One f-string holds the whole line, so the period can touch the callsign.
print(f"Hello, relay. This is {callsign}.")
