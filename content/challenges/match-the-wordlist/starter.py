import hashlib
import sys

lines = [line.rstrip("\n") for line in sys.stdin]
count = int(lines[0])
accounts = lines[1 : count + 1]

for account in accounts:
    name, digest = account.split(":")
    print(f"{name}: not found")
