# advice: You compare text with the number 255, and Python answers with a TypeError. What makes an integer of each part?
# look: 01-a-label
parts = input().split(".")
if len(parts) == 4 and all([part <= 255 for part in parts]):
    print(parts[3])
else:
    print("not an address")
