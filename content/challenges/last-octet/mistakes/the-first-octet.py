# advice: You print 192, the first number. The label shows the last one, and counting starts at index 0.
# look: 01-a-label
parts = input().split(".")
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print(int(parts[0]))
else:
    print("not an address")
