# advice: Nearly all your claims are about ports near 8000. What do you expect for the office on port 443, and for the ports beside it?
# look: 09-the-office-loses-443
import sys


def run_tests(is_allowed):
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("10.20.0.7", 7999)
    assert not is_allowed("10.20.0.7", 8010)
    assert not is_allowed("192.0.2.20", 8000)
    assert not is_allowed("10.200.0.7", 8000)
    assert not is_allowed("10.10.20.7", 8000)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
