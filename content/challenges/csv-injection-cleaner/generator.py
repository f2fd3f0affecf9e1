import csv
import io
import json
from random import Random

HARMLESS = ["wren", "Printer, third floor", 'say "hi"', "two\nlines", "", "12.5", "rook@mail.example", "2031-03-14", "'quoted"]
NUMBERS = ["-12.50", "+3", "-0", "+0.125", "-700"]
DANGEROUS = ["=1+1", "=SUM(A1:A9)", "@SUM(A1)", "+44 20", "-a", "  =x", "\t=x", "\r=x", "\n=x", "-1.2.3", " -5", "- 5", "=", "-1,5"]


def practice_cell(situation, random):
    """One cell; each situation meets another rule."""
    number = random.randint(1, 999)
    cells = [
        f"={number}+1",
        f"{random.choice('+-')}{number}.50",
        f"  ={number}",
        f"Pier {number}, east",
        random.choice(["\t", "\n", "\r"]) + f"x{number}",
        f"@(A{number})",
        f"buoy {number}",
        f"-{number}e5",
    ]
    return cells[situation]


def practice_table(seed, size, random):
    """A table with as many rows as the size says."""
    target = io.StringIO()
    writer = csv.writer(target, lineterminator="\n")
    for row in range(size):
        writer.writerow([practice_cell((seed + row) % 8, random)] + ["ok"] * (seed % 2))
    return json.dumps([target.getvalue()]) + "\n"


def generate(seed, size=None):
    """A table with honest cells, numbers and cells in disguise, with either line end."""
    random = Random(seed)
    if size is not None:
        return practice_table(seed, size, random)
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
