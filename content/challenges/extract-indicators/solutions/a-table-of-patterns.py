# title: A table of kinds
# why: Each kind is one row with one pattern, so another kind is another row. `dict.fromkeys` keeps each run once, in order, before anything is judged.
import re
import sys

BYTE = "(?:[01]?[0-9]{1,2}|2[0-4][0-9]|25[0-5])"
KINDS = {
    "address": rf"{BYTE}(?:\.{BYTE}){{3}}",
    "hash": "[0-9a-f]{64}",
    "name": r"(?:[a-z0-9-]+\.)+(?:example|test)",
}

text = sys.stdin.read().lower().replace("[.]", ".")
runs = [run.strip(".") for run in re.split("[^a-z0-9_.-]+", text)]
for run in dict.fromkeys(runs):
    for kind, pattern in KINDS.items():
        if re.fullmatch(pattern, run):
            print(kind, "[.]".join(run.split(".")))
