# Only upper and lower case differ from the expected output.
callsign = input()
print(f"hello, relay. this is {callsign}.")
