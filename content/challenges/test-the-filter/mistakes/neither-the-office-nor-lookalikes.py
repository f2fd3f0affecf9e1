# advice: Two things are missing: the office on port 443, and strangers such as `10.200.0.7` in the range. Who is "everyone", and who only looks like the office?
# look: 06-the-period-is-missing
import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("192.0.2.20", 442)
    assert not is_allowed("10.20.0.7", 444)
    assert not is_allowed("10.20.0.7", 7999)
    assert not is_allowed("10.20.0.7", 8010)
    assert not is_allowed("192.0.2.20", 8000)

# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
