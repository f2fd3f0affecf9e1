# advice: You count all four lines, also the two accepted logins. What has to be true of a line before it counts?
# look: 01-a-few-typing-mistakes
import sys

failed = 0
for line in sys.stdin:
    failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
