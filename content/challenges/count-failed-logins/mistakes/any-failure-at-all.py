# A hidden test failed. Check the brief for inputs that the visible tests do not show.
import sys

failed = 0
for line in sys.stdin:
    if "failed" in line.lower():
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
