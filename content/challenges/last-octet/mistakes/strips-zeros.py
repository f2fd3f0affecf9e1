# advice: You strip every 0 from the left, and nothing is left of "0". An integer drops only zeros that say nothing.
# look: 08-it-ends-in-zero
parts = input().split(".")
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print(parts[3].lstrip("0"))
else:
    print("not an address")
