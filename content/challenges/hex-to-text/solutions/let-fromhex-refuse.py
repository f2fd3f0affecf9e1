# title: Let fromhex refuse the odd line
# why: The brief promises hex digits and valid UTF-8, so the only thing that can fail is half a byte. You don't have to test for it yourself.
digits = input()
try:
    print(bytes.fromhex(digits).decode())
except ValueError:
    print(f"odd number of digits: {len(digits)}")
