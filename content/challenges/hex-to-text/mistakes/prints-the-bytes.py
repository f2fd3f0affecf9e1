# Line 1: expected "GET /admin HTTP/1.1", got "b'GET /admin HTTP/1.1'".
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits))
