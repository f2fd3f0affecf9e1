# Only spaces or line breaks differ from the expected output.
callsign = input()
print("Hello, relay. This is", callsign, ".")
