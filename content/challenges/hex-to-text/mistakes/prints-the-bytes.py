# Line 1 should be "GET /admin HTTP/1.1" and is "b'GET /admin HTTP/1.1'".
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits))
