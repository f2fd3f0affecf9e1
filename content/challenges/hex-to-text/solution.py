digits = input()
# Half a byte can't be guessed, so ask before anything is converted.
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    # All bytes are decoded together, because one character may take several of them.
    print(bytes.fromhex(digits).decode())
