# title: Start where nothing comes before
# why: A block starts at a number whose neighbor below is missing, so nothing has to be sorted. Each number is looked at twice at most, which counts if a log holds millions of them.
import re
import sys
from collections import defaultdict

LINE = re.compile(r"(?P<session>\S+) GET /invoices/(?P<number>[1-9][0-9]*) (?P<status>\S+)")


def blocks_of(numbers):
    """Every block, as its length and its first number. The lowest of equal length is the largest pair."""
    for first in numbers:
        if first - 1 not in numbers:
            after = first
            while after in numbers:
                after += 1
            yield after - first, -first


def report_on(session, answers, threshold):
    """The line for a session, if it walked. The answers are the statuses for each number."""
    length, first = max(blocks_of(answers.keys()))
    if length < threshold:
        return []
    block = range(-first, -first + length)
    count = len([number for number in block if "200" in answers[number]])
    return [f"{session} {block[0]}-{block[-1]}: {count} opened"]


threshold, *accounts = input().split()
sessions = defaultdict(lambda: defaultdict(list))
for line in sys.stdin:
    found = LINE.fullmatch(line.rstrip())
    if found and found["session"] not in ["-", *accounts]:
        sessions[found["session"]][int(found["number"])].append(found["status"])

lines = [line for session in sorted(sessions) for line in report_on(session, sessions[session], int(threshold))]
print("\n".join(lines) or "nobody walked")
