# advice: You look for one word and count "Failed to read the password file" of sudo, too. A failed login has two words side by side, `Failed password`.
# look: 07-small-letters-are-another-program
import sys

failed = 0
for line in sys.stdin:
    if "Failed" in line:
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
