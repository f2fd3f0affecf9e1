# advice: You look at 1 and 2 as well as at 0 and 1, so each value is in two pairs. A pair begins with an even value, and then the next pair begins two values later.
# look: 13-three-pairs-are-too-few
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


def message_in(samples):
    """The text in the lowest bits; None if there isn't one that people can read."""
    length = int.from_bytes(lowest_bits(samples[:16]), "big")
    body = samples[16 : 16 + 8 * length]
    if length == 0 or len(body) < 8 * length:
        return None
    try:
        text = lowest_bits(body).decode()
    except UnicodeDecodeError:
        return None
    return text if text.isprintable() else None


def looks_random(samples):
    """Whether the two values of a pair are about equally frequent, in most pairs that say anything."""
    counting = balanced = 0
    for even in range(255):
        rarer, other = sorted([samples.count(even), samples.count(even + 1)])
        if rarer + other >= 8:
            counting += 1
            balanced += 3 * rarer >= 2 * other
    return counting >= 4 and 2 * balanced >= counting


def report(name, samples):
    """The line about one picture; None if it looks clean."""
    text = message_in(samples)
    if text is not None:
        return f"{name} says {text}"
    return f"{name} is suspicious" if looks_random(samples) else None


pictures = [line.split() for line in sys.stdin]
lines = [report(name, bytes.fromhex(digits)) for name, digits in pictures]
found = [line for line in lines if line is not None]
print("\n".join(found or ["all clean"]))
