# advice: You call `is_allowed`, but no `assert` looks at its answer, so a version fails only if it raises an error. What do you claim about each answer?
# look: 02-the-last-port-is-missing
import sys


def run_tests(is_allowed):
    is_allowed("192.0.2.20", 443)
    is_allowed("10.20.0.7", 443)
    is_allowed("192.0.2.20", 442)
    is_allowed("10.20.0.7", 444)
    is_allowed("10.20.0.7", 8000)
    is_allowed("10.20.0.7", 8009)
    is_allowed("10.20.0.7", 7999)
    is_allowed("10.20.0.7", 8010)
    is_allowed("192.0.2.20", 8000)
    is_allowed("10.200.0.7", 8000)
    is_allowed("10.10.20.7", 8000)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
