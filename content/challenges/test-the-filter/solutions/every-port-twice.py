# title: Write the rules down again and compare
# why: The expected answer comes from the rules, so loops can ask about every port near an edge. It costs a second version of the rules, which can be wrong in the same way as the first.
import sys

OFFICE = ["10.20.0.7", "10.20.255.1"]
OTHERS = ["192.0.2.20", "10.200.0.7", "10.2.0.7", "10.10.20.7"]
PORTS = [0, 22, 80, *range(440, 447), *range(7990, 8020), 65535]


def run_tests(is_allowed):
    """Compare the version with the rules, for many addresses and ports."""
    for source in OFFICE + OTHERS:
        for port in PORTS:
            expected = port == 443 or (port in range(8000, 8010) and source in OFFICE)
            assert is_allowed(source, port) == expected


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
