# advice: You print "GREY WAGTAIL" with one space, but two were typed: split and join change the spaces inside as well. Only the ends have to be cleaned.
# look: 03-spaces-inside
callsign = input()
callsign = " ".join(callsign.split()).upper()
if not callsign:
    print("NO CALLSIGN")
else:
    print(callsign)
