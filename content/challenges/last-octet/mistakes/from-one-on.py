# advice: You refuse 192.0.2.20 because of the 0 in it. Both ends are included: which number is the smallest?
# look: 01-a-label
parts = input().split(".")
if len(parts) == 4 and all([0 < int(part) <= 255 for part in parts]):
    print(int(parts[3]))
else:
    print("not an address")
