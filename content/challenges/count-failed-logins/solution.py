import sys

failed = 0
for line in sys.stdin:
    if "Failed password" in line:
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
