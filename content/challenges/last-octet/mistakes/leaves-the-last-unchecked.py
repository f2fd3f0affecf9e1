# advice: You compare the first three numbers with 255, but not the last one, so `192.0.2.256` gets the label 256. Where do your positions end?
# look: 03-the-last-one-is-256
parts = input().split(".")
if len(parts) == 4 and all([int(part) <= 255 for part in parts[:3]]):
    print(int(parts[3]))
else:
    print("not an address")
