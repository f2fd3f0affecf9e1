# advice: You count every line that has "failed" in any spelling, such as "failed password rotation" from the backup. The brief names two words, with an uppercase F.
# look: 07-small-letters-are-another-program
import sys

failed = 0
for line in sys.stdin:
    if "failed" in line.lower():
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
