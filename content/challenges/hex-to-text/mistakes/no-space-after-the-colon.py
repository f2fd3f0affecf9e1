# advice: You print "odd number of digits:7", without a space after the colon. `+` joins texts as they are, so the space has to be part of one of them.
# look: 03-a-lost-digit
digits = input()
if len(digits) % 2 == 1:
    print("odd number of digits:" + str(len(digits)))
else:
    print(bytes.fromhex(digits).decode())
