# advice: You stop at the first difference, and "reads 1 1" tells the stopwatch where it is. A `return` or `break` in the loop does that, and so does an `and` that needs no second answer.
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
    for place in range(len(tags["stored"])):
        if read("stored", place) != read("given", place):
            return False
    return True


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
