# advice: The given tag has 31 bytes, and your loop asks for byte 31 as well, which raises an IndexError. The lengths aren't secret: what do they tell you before the first read?
# look: 03-different-lengths
tags = {"stored": bytes.fromhex(input()), "given": bytes.fromhex(input())}
reads = {"stored": 0, "given": 0}


def read(name, place):
    """Return one byte of a tag as a number, and count that it was read."""
    reads[name] += 1
    return tags[name][place]


def is_equal():
    """Tell whether the tags are equal. The number of reads depends on their lengths alone."""
    difference = 0
    for place in range(len(tags["stored"])):
        difference |= read("stored", place) ^ read("given", place)
    return difference == 0


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
