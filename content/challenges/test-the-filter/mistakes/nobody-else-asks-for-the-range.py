# advice: All your claims about 8000 to 8009 are about the office, so `run_tests` lets a version pass that opens the range to visitors. Who has to be refused there?
# look: 03-visitors-in-the-range
import sys


def run_tests(is_allowed):
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 443)
    assert not is_allowed("192.0.2.20", 442)
    assert not is_allowed("10.20.0.7", 444)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("10.20.0.7", 7999)
    assert not is_allowed("10.20.0.7", 8010)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
