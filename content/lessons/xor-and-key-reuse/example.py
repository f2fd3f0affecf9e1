KEY = b"wren"


def xor(data, key):
    return bytes(byte ^ key[i % len(key)] for i, byte in enumerate(data))


cipher = xor(b"v1" + bytes(14) + b"end", KEY)
print(cipher.hex(" "))


def repeats(distance):
    """How many bytes are equal to the byte that far behind them: True counts as 1."""
    return sum(a == b for a, b in zip(cipher, cipher[distance:]))


for distance in range(1, 7):
    print(distance, repeats(distance))

length = max(range(1, 7), key=repeats)
found = cipher[length : 2 * length]
print("key:", found)
print("text:", xor(cipher, found))
