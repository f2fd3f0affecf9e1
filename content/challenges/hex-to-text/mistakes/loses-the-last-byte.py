# advice: Your loop ends one byte too early, so "HTTP/1.1" loses its last character. `range` leaves out its end anyway, so nothing has to be taken away from it.
# look: 01-a-request
digits = input()
# Half a byte can't be guessed, so ask before anything is converted.
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits[: max(0, len(digits) - 2)]).decode())
