# advice: You compare only the last number with 255, so `10.20.256.7` counts as an address. All four have to be small enough.
# look: 04-a-middle-one-is-too-large
parts = input().split(".")
if len(parts) == 4 and int(parts[3]) <= 255:
    print(int(parts[3]))
else:
    print("not an address")
