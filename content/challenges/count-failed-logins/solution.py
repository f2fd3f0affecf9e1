import sys

failed = 0
for line in sys.stdin:
    # Asking the line, not counting the words: a line that has them twice is still one login.
    if "Failed password" in line:
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
