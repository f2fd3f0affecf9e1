# advice: You compare in lowercase, so "failed password rotation" of the backup counts as well. Only "Failed password" with an uppercase F is a login.
# look: 07-small-letters-are-another-program
import sys

failed = 0
for line in sys.stdin:
    if "failed password" in line.lower():
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
