# advice: You print a space before the period, because print puts one between all values that commas separate. Which of them have to touch?
# look: 01-a-callsign
callsign = input()
print("Hello, relay. This is", callsign, ".")
