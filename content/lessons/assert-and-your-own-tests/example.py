def minutes(clock):
    """Return the minutes since midnight."""
    hours, rest = clock.split(":")
    return int(hours) * 60 + int(rest)


cases = [("00:00", 0), ("00:59", 59), ("01:00", 60), ("23:59", 1439)]
for clock, expected in cases:
    got = minutes(clock)
    assert got == expected, f"{clock}: expected {expected}, got {got}"
print(len(cases), "claims hold")
