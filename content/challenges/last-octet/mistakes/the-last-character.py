# advice: You print the last character of the address, 0 for `192.0.2.20`. Cut the text at its dots first: then the last element is a whole number.
# look: 01-a-label
address = input()
parts = address.split(".")
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print(address[-1])
else:
    print("not an address")
