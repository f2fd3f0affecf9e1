# advice: You report 3, the number of whole bytes. The sensor lost a digit, so the analyst wants to know how many digits there are: 7 here.
# look: 03-a-lost-digit
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits) // 2}")
else:
    print(bytes.fromhex(digits).decode())
