# title: Bits as text, and one counter for each pair
# why: A picture becomes one long number in base 2, from which any message is a slice, and one pass over the samples counts all pairs at once instead of searching 256 times.
import sys
from collections import Counter


def readable(bits):
    """Yield the message in a row of bits, if there is one."""
    size = int(bits[:16] or "0", 2) * 8
    cut = bits[16 : 16 + size]
    if 0 < size == len(cut):
        # One more bit in front keeps the zeros at the beginning.
        data = int("1" + cut, 2).to_bytes(size // 8 + 1, "big")[1:]
        text = data.decode("utf-8", "replace")
        if text.encode() == data and text.isprintable():
            yield f"says {text}"


def uneven(samples):
    """Yield a verdict if even and odd values are mixed as only random bits mix them."""
    tallies = {}
    for value in samples:
        tallies.setdefault(value >> 1, Counter())[value % 2] += 1
    shares = [min(both[0], both[1]) / both.total() for both in tallies.values() if both.total() > 7]
    # Two thirds of the other one is two fifths of both together.
    if len(shares) > 3 and sum(1 if share >= 0.4 else -1 for share in shares) >= 0:
        yield "is suspicious"


is_clean = True
for line in sys.stdin.read().splitlines():
    name, _, digits = line.partition(" ")
    samples = bytes.fromhex(digits)
    bits = "".join(str(sample % 2) for sample in samples)
    for verdict in [*readable(bits), *uneven(samples)][:1]:
        print(name, verdict)
        is_clean = False
if is_clean:
    print("all clean")
