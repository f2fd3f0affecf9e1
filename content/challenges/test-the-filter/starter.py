import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    assert is_allowed("192.0.2.20", 443)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
