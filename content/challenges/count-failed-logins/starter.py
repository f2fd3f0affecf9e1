import sys

# The log: every line of the input.
for line in sys.stdin:
    print(line.strip())
