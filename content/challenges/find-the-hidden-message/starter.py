import sys


def lowest_bits(samples):
    """The bytes that are made of the lowest bits of the samples, eight for each byte."""
    found = []
    for start in range(0, len(samples), 8):
        value = 0
        for sample in samples[start : start + 8]:
            value = value << 1 | sample & 1
        found.append(value)
    return bytes(found)


for line in sys.stdin:
    name, digits = line.split()
    samples = bytes.fromhex(digits)
    message = lowest_bits(samples[16:]).decode(errors="replace")
    if message.isprintable():
        print(name, "says", message)
