# advice: You accept 256. There are 256 values, but counting starts at 0: which is the largest?
# look: 03-the-last-one-is-256
parts = input().split(".")
if len(parts) == 4 and all([int(part) <= 256 for part in parts]):
    print(int(parts[3]))
else:
    print("not an address")
