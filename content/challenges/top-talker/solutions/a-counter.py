# title: Let a Counter add and rank
# why: A Counter starts every sum at 0 and ranks its keys itself. Equal sums stay in the order in which they arrived.
import sys
from collections import Counter

totals = Counter()
for line in sys.stdin:
    source, _, size = line.split()
    totals[source] += int(size)

ranking = totals.most_common()
print(*(ranking[0] if ranking else ["no traffic"]))
