# advice: You decode the bytes as ASCII, which ends at 127, so "é" stops your program with a UnicodeDecodeError. Which encoding does the brief name?
# look: 02-beyond-english
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits).decode("ascii"))
