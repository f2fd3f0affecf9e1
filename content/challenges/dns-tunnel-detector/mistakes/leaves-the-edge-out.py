# advice: A question exactly 100 ms older isn't in your window of 100. The brief says at most as much older.
# look: 03-at-the-edge-of-the-window
import sys
from ipaddress import ip_address


def parts_of(name):
    """The domain of a name, and what it carries; None if there's nothing to measure."""
    labels = name.lower().removesuffix(".").split(".")
    if len(labels) < 3 or labels[-1] == "arpa":
        return None
    return ".".join(labels[-2:]), ".".join(labels[:-2])


def heaviest(questions, window):
    """The weight of the heaviest window of one pair, whose questions are in order of time."""
    most = 0
    for end, _ in questions:
        # A set, because a name that is asked for again brings nothing new.
        carried = {text for time, text in questions if end - window < time <= end}
        most = max(most, sum(len(text.replace(".", "")) for text in carried))
    return most


window, threshold = map(int, input().split())
pairs = {}
for line in sys.stdin:
    time, source, name = line.split()
    parts = parts_of(name)
    if parts:
        domain, text = parts
        pairs.setdefault((ip_address(source), domain), []).append((int(time), text))

tunnels = 0
for (source, domain), questions in sorted(pairs.items()):
    weight = heaviest(questions, window)
    if weight >= threshold:
        print(source, domain, weight)
        tunnels += 1
if tunnels == 0:
    print("no tunnels")
