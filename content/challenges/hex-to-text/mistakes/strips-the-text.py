# advice: You print "go" without the spaces around it, because `strip` removes them. They are part of the captured message.
# look: 10-spaces-at-both-ends
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits).decode().strip())
