# advice: You refuse 255, but "both included" makes it the largest number that is allowed. Compare `<` with `<=`.
# look: 02-the-largest-number
parts = input().split(".")
if len(parts) == 4 and all([int(part) < 255 for part in parts]):
    print(int(parts[3]))
else:
    print("not an address")
