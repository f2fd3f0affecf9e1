# advice: You notice that the lengths differ, but by then 31 bytes of each tag have been read. Settle it before the loop, when nothing has been read.
# look: 03-different-lengths
tags = {"stored": bytes.fromhex(input()), "given": bytes.fromhex(input())}
reads = {"stored": 0, "given": 0}


def read(name, place):
    """Return one byte of a tag as a number, and count that it was read."""
    reads[name] += 1
    return tags[name][place]


def is_equal():
    """Tell whether the tags are equal. The number of reads depends on their lengths alone."""
    difference = len(tags["stored"]) ^ len(tags["given"])
    for place in range(min(len(tags["stored"]), len(tags["given"]))):
        difference |= read("stored", place) ^ read("given", place)
    return difference == 0


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
