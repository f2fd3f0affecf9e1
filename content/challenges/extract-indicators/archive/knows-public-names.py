import re
import sys


def kind_of(run):
    """Name the kind of indicator that the whole run is, or None."""
    if re.fullmatch(r"(?:[0-9]{1,3}\.){3}[0-9]{1,3}", run):
        # A pattern for 0 to 255 would be hard to read.
        in_range = all(int(number) <= 255 for number in run.split("."))
        return "address" if in_range else None
    if re.fullmatch(r"[0-9a-f]{64}", run):
        return "hash"
    if re.fullmatch(r"(?:[a-z0-9]+\.)+(?:example|test|com)", run):
        return "name"
    return None


# One spelling first. Otherwise the same indicator would be listed twice.
text = sys.stdin.read().lower().replace("[.]", ".")
seen = set()
for run in re.findall(r"[a-z0-9_.-]+", text):
    indicator = run.strip(".")
    kind = kind_of(indicator)
    if kind is not None and indicator not in seen:
        seen.add(indicator)
        print(kind, indicator.replace(".", "[.]"))
