# advice: Your two answers are the wrong way around, because a `difference` of 0 counts as false. What does a difference of 0 say about the tags?
# look: 01-equal-tags
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
        difference |= read("stored", place) ^ read("given", place)
    return difference


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
