# advice: After a difference, you read the two bytes again, so the count is 33 and gives it away. Read once, store both bytes, and use what you stored.
# look: 02-the-first-byte-differs
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
        if read("stored", place) != read("given", place):
            difference |= read("stored", place) ^ read("given", place)
    return difference == 0


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
