import re
import sys


def longest_block(numbers):
    """The longest block of a set of numbers, as a list in rising order."""
    return []


threshold, *accounts = input().split()
for line in sys.stdin:
    session, method, path, status = line.split()
    print(session, path)
