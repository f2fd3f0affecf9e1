# advice: You count how often the words occur, and one line here has them twice. A line is one login: count lines.
# look: 05-says-it-twice-in-one-line
import sys

failed = sys.stdin.read().count("Failed password")

print(f"failed logins: {failed}")
if failed >= 5:
    print("ALERT")
