import re
import sys

text = sys.stdin.read()
for run in re.findall(r"[A-Za-z0-9_.-]+", text):
    print(run)
