# advice: Each of your claims says what is open, so a version that opens everything passes. Who is refused in the range, and which ports are closed even for the office?
# look: 11-everything-is-open
import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)

# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
