# title: Add up the answers
# why: `in` answers True or False for each line, and `sum` counts a True as 1, so no counter can start at the wrong place.
import sys

failed = sum("Failed password" in line for line in sys.stdin)
print(f"failed logins: {failed}", *["ALERT"] * (failed >= 5), sep="\n")
