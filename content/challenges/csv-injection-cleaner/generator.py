import csv
import io
import json
from random import Random

HARMLESS = ["wren", "Printer, third floor", 'say "hi"', "two\nlines", "", "12.5", "rook@mail.example", "2031-03-14", "'quoted"]
NUMBERS = ["-12.50", "+3", "-0", "+0.125", "-700"]
DANGEROUS = ["=1+1", "=SUM(A1:A9)", "@SUM(A1)", "+44 20", "-a", "  =x", "\t=x", "\r=x", "\n=x", "-1.2.3", " -5", "- 5", "=", "-1,5"]


def generate(seed):
    """A table with honest cells, numbers and cells in disguise, with either line end."""
    random = Random(seed)
    target = io.StringIO()
    writer = csv.writer(
        target,
        lineterminator=random.choice(["\n", "\r\n"]),
        quoting=random.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]),
    )
    for _ in range(random.randint(1, 6)):
        if random.random() < 0.15:
            target.write("\n")
        pools = random.choices([HARMLESS, NUMBERS, DANGEROUS], [3, 1, 2], k=random.randint(1, 4))
        writer.writerow([random.choice(pool) for pool in pools])
    return json.dumps([target.getvalue()]) + "\n"
