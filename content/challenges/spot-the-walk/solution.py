import re
import sys

PAGE = r"/invoices/([1-9][0-9]*)"


def longest_block(numbers):
    """The longest block of a set of numbers, as a list in rising order."""
    best = []
    block = []
    for number in sorted(numbers):
        # A gap ends the block.
        if block and number != block[-1] + 1:
            block = []
        block = [*block, number]
        if len(block) > len(best):
            best = block
    return best


threshold, *accounts = input().split()
asked = {}
opened = {}
for line in sys.stdin:
    session, method, path, status = line.split()
    page = re.fullmatch(PAGE, path)
    if method != "GET" or not page or session == "-" or session in accounts:
        continue
    number = int(page[1])
    # Sets: how often somebody asks for the same number doesn't matter.
    asked.setdefault(session, set()).add(number)
    if status == "200":
        opened.setdefault(session, set()).add(number)

walked = False
for session, numbers in sorted(asked.items()):
    block = longest_block(numbers)
    if len(block) >= int(threshold):
        seen = opened.get(session, set()) & set(block)
        print(f"{session} {block[0]}-{block[-1]}: {len(seen)} opened")
        walked = True
if not walked:
    print("nobody walked")
