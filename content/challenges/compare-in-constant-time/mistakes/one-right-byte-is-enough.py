# advice: One equal byte is enough for your "equal". Every byte has to be equal, so begin with that answer and let a single difference change it for good.
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
    result = False
    for place in range(len(tags["stored"])):
        if read("stored", place) == read("given", place):
            result = True
    return result


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
