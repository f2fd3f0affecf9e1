# advice: Your hex port begins twice, as in "0x0x1bb": `hex` already puts 0x in front. Ask a format for the digits alone.
# look: 01-the-same-port-twice
seen = input()
rule = input()
print(int(seen, 16))
print("0x" + hex(int(rule)).zfill(4))
