# Line 1: expected "failed logins: 2", got "failed logins: 0".
import sys

for line in sys.stdin:
    failed = 0
    if "Failed password" in line:
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
