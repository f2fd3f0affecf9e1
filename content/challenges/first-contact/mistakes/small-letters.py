# Only uppercase and lowercase letters differ from the expected output.
callsign = input()
print(f"hello, relay. this is {callsign}.")
