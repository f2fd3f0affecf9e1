# advice: You print a count after each of the four lines. The number is complete only after the last one.
# look: 01-a-few-typing-mistakes
import sys

failed = 0
for line in sys.stdin:
    if "Failed password" in line:
        failed += 1
    print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
