# title: Read everything, then let hmac compare
# why: No byte is compared before all of them are read, and `compare_digest` takes equally long wherever two tags differ.
import hmac

tags = {"stored": bytes.fromhex(input()), "given": bytes.fromhex(input())}
reads = {"stored": 0, "given": 0}


def read(name, place):
    """Return one byte of a tag as a number, and count that it was read."""
    reads[name] += 1
    return tags[name][place]


def is_equal():
    """Tell whether the tags are equal. The number of reads depends on their lengths alone."""
    sizes = {len(tag) for tag in tags.values()}
    if len(sizes) == 2:
        return False
    stored, given = [bytes(read(name, place) for place in range(*sizes)) for name in tags]
    return hmac.compare_digest(stored, given)


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
