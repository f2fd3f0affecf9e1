# advice: You find 192.0.2.1 inside of `192.0.2.1.8`, which is a version number. Judge the run as a whole: is all of it an indicator?
# look: 03-almost-indicators
import re
import sys

text = sys.stdin.read().lower().replace("[.]", ".")
seen = []
for run in re.findall(r"(?:\d{1,3}\.){3}\d{1,3}|[0-9a-f]{64}|(?:[a-z0-9-]+\.)+(?:example|test)", text):
    if run not in seen:
        seen.append(run)
        kind = "name" if run.endswith(("example", "test")) else "hash" if len(run) == 64 else "address"
        print(kind, run.replace(".", "[.]"))
