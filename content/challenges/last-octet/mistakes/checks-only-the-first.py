# advice: You decide after the first number, so `192.0.2.256` counts as an address. All four numbers have to be small enough.
# look: 03-the-last-one-is-256
parts = input().split(".")
if len(parts) == 4 and int(parts[0]) <= 255:
    print(int(parts[3]))
else:
    print("not an address")
