# advice: You print the label inside the loop, once for each number that fits: four times for `192.0.2.20`. Look at all numbers first, and print once after the loop.
# look: 01-a-label
parts = input().split(".")
if len(parts) == 4:
    for part in parts:
        if int(part) <= 255:
            print(int(parts[3]))
        else:
            print("not an address")
else:
    print("not an address")
