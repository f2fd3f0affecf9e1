# advice: You print "b'GET /admin HTTP/1.1'", which is how Python shows bytes. One step is missing between bytes and text.
# look: 01-a-request
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits))
