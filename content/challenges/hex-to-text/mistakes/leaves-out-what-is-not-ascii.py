# advice: You ignore every byte that isn't ASCII, so "café" becomes "caf". Decode the bytes with the encoding of the brief, and nothing has to be ignored.
# look: 02-beyond-english
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits).decode("ascii", errors="ignore"))
