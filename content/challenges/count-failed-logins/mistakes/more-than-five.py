# advice: With exactly 5 failed logins you print no ALERT. "5 or more" includes the 5.
# look: 03-exactly-five
import sys

failed = 0
for line in sys.stdin:
    if "Failed password" in line:
        failed += 1

print(f"failed logins: {failed}")
if failed > 5:
    print("ALERT")
