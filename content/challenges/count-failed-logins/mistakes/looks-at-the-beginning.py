# advice: You print 0, because you ask whether a line starts with "Failed password". The time and the program stand in front of these words.
# look: 01-a-few-typing-mistakes
import sys

failed = 0
for line in sys.stdin:
    if line.startswith("Failed password"):
        failed += 1

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
