# advice: `run_tests` claims nothing, so even a broken version passes. What must every right version answer, and how do you claim that with `assert`?
# look: 02-the-last-port-is-missing
import sys


def run_tests(is_allowed):
    return True


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
