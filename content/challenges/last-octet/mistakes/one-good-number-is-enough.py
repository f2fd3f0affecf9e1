# advice: With `any`, one number up to 255 is enough, and `192.0.2.256` has three of them. Every number has to pass.
# look: 03-the-last-one-is-256
parts = input().split(".")
if len(parts) == 4 and any([int(part) <= 255 for part in parts]):
    print(int(parts[3]))
else:
    print("not an address")
