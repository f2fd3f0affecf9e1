# The program printed something, but no output was expected.
import re
import sys


def kind_of(run):
    if re.fullmatch(r"(\d{1,3}\.){3}\d{1,3}", run):
        return "address"
    if re.fullmatch(r"[0-9a-f]{64}", run):
        return "hash"
    if re.fullmatch(r"([a-z0-9-]+\.)+(example|test)", run):
        return "name"


seen = set()
for run in re.findall(r"[\w.-]+", sys.stdin.read().lower().replace("[.]", ".")):
    run = run.strip(".")
    if kind_of(run) and run not in seen:
        seen.add(run)
        print(kind_of(run), run.replace(".", "[.]"))
