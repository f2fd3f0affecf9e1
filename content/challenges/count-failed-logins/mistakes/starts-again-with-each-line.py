# advice: You set failed back to 0 at every line, so only the last line decides. When should the count begin?
# look: 01-a-few-typing-mistakes
import sys

for line in sys.stdin:
    failed = 0
    if "Failed password" in line:
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
