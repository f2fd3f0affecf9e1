# advice: Your `^=` adds the difference 24 (hex) once and takes it away at the next byte, so you say "equal". Which operator keeps each bit that was ever set?
# look: 04-two-equal-differences
tags = {"stored": bytes.fromhex(input()), "given": bytes.fromhex(input())}
reads = {"stored": 0, "given": 0}


def read(name, place):
    """Return one byte of a tag as a number, and count that it was read."""
    reads[name] += 1
    return tags[name][place]


def is_equal():
    """Tell whether the tags are equal. The number of reads depends on their lengths alone."""
    if len(tags["stored"]) != len(tags["given"]):
        return False
    difference = 0
    for place in range(len(tags["stored"])):
        difference ^= read("stored", place) ^ read("given", place)
    return difference == 0


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
