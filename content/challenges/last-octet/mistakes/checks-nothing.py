# advice: You print the last number whatever the line is, so `192.0.2` gets the label 2. When is a line not an address, and what do you print then?
# look: 03-the-end-is-missing
parts = input().split(".")
print(int(parts[-1]))
