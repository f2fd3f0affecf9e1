# title: A window that moves along
# why: Every question enters the window once and leaves it once, so a day of traffic takes no longer per question than an hour. The alternative of looking back from each question gets slower with the window.
import sys
from collections import Counter, deque
from ipaddress import ip_address


class Pair:
    """The window of one source and one domain, with how often each name is in it."""

    def __init__(self):
        self.recent = deque()
        self.names = Counter()
        self.weight = self.heaviest = 0

    def add(self, time, labels, window):
        while self.recent and time - self.recent[0][0] > window:
            _, old = self.recent.popleft()
            self.names[old] -= 1
            if not self.names[old]:
                self.weight -= sum(map(len, old))
        if not self.names[labels]:
            self.weight += sum(map(len, labels))
        self.names[labels] += 1
        self.recent.append((time, labels))
        self.heaviest = max(self.heaviest, self.weight)


window, threshold = map(int, input().split())
pairs = {}
for time, source, name in map(str.split, sys.stdin):
    *labels, owner, top = ["", "", *name.lower().rstrip(".").split(".")]
    carried = tuple(label for label in labels if label)
    if carried and top != "arpa":
        key = int(ip_address(source)), f"{owner}.{top}"
        pairs.setdefault(key, Pair()).add(int(time), carried, window)

found = [(*key, pair.heaviest) for key, pair in pairs.items() if pair.heaviest >= threshold]
for source, domain, weight in sorted(found):
    print(ip_address(source), domain, weight)
if not found:
    print("no tunnels")
