# advice: A blank line ends your loop, and the failed logins after it are lost. Only the end of the input is the end of the log.
# look: 06-blank-lines-and-no-last-line-break
import sys

failed = 0
for line in sys.stdin:
    if not line.strip():
        break
    if "Failed password" in line:
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
