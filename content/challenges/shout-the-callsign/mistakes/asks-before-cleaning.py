# advice: A line of spaces isn't equal to "", so you go on and print an empty line. When is the right moment to ask whether anything is left?
# look: 04-only-spaces
callsign = input()
if callsign == "":
    print("NO CALLSIGN")
else:
    print(callsign.strip().upper())
