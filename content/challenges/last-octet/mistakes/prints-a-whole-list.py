# advice: You print the whole list of numbers with its brackets. The label is one of them: the last.
# look: 01-a-label
parts = input().split(".")
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print([int(part) for part in parts])
else:
    print("not an address")
