# advice: You print 203.0.113.7 each time it occurs. Every indicator belongs on the list once, so remember what you have printed.
# look: 01-a-short-report
import re
import sys

text = sys.stdin.read().lower().replace("[.]", ".")
for run in re.findall(r"[a-z0-9_.-]+", text):
    run = run.strip(".")
    shown = run.replace(".", "[.]")
    if re.fullmatch(r"([0-9]{1,3}\.){3}[0-9]{1,3}", run) and max(int(part) for part in run.split(".")) <= 255:
        print("address", shown)
    elif re.fullmatch(r"[0-9a-f]{64}", run):
        print("hash", shown)
    elif re.fullmatch(r"([a-z0-9-]+\.)+(example|test)", run):
        print("name", shown)
