# advice: You remove the two spaces inside "grey  wagtail" as well. Only those at the ends have to go, and replace treats all of them alike.
# look: 03-spaces-inside
callsign = input().replace(" ", "").upper()
print(callsign or "NO CALLSIGN")
