# advice: Your 0x1bb is filled up only to four characters with its prefix, because `#` counts the 0x as part of the width. Four digits and two characters are six.
# look: 05-one-hex-digit
seen = int(input(), 16)
rule = int(input())
print(seen)
print(f"{rule:#04x}")
