# advice: You report 39 digits where there are 38, because `readline` keeps the newline at the end and `len` counts it. Remove it first, or read the line in another way.
# look: 01-a-request
import sys

digits = sys.stdin.readline()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits).decode())
