import re
import sys

text = sys.stdin.read()
for run in re.findall(r"[\w.-]+", text):
    print(run)
