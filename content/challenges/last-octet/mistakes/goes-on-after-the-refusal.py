# advice: You print "not an address" for `192.0.2` and then go on to the numbers, so a label follows. Only one of the two may be printed: what could the second check hang on?
# look: 03-the-end-is-missing
parts = input().split(".")
if len(parts) != 4:
    print("not an address")
for part in parts:
    if int(part) > 255:
        print("not an address")
        break
else:
    print(int(parts[-1]))
