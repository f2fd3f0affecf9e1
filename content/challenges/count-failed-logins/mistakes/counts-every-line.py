# Line 1: expected "failed logins: 2", got "failed logins: 4".
import sys

failed = 0
for line in sys.stdin:
    failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
